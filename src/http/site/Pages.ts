/**
 * Every page and every form of the site, once. Routes, the navigation, the sitemap, robots.txt and the tests that
 * walk over pages and forms come from these two lists; the order is that of the navigation.
 */
import { account, makeKey, revokeApp, revokeKey } from "./account/AccountPage.tsx"
import { confirmSignIn, useLink } from "./account/ConfirmPage.tsx"
import { answerApp, consent, consentAtRoot } from "./account/ConsentPage.tsx"
import { acceptInvitation, invitation } from "./account/InvitationPage.tsx"
import { joined } from "./account/JoinedPage.tsx"
import { linkSent } from "./account/LinkSentPage.tsx"
import { ownOrders } from "./account/OrdersPage.tsx"
import { askForLink, signIn } from "./account/SignInPage.tsx"
import { signOut, signOutEverywhere } from "./account/SignOut.ts"
import { cancelOrder, pay, saveBilling } from "./checkout/CheckoutForms.ts"
import { checkout } from "./checkout/CheckoutPage.tsx"
import { invoice } from "./checkout/InvoicePage.tsx"
import { declineTest, payTest, testPay } from "./checkout/TestPayPage.tsx"
import { agents } from "./public/AgentsPage.tsx"
import { bot } from "./public/BotPage.tsx"
import { docs } from "./public/DocsPage.tsx"
import { home } from "./public/HomePage.tsx"
import { pricing } from "./public/PricingPage.tsx"
import { product } from "./public/ProductPage.tsx"
import { ranking } from "./public/RankingPage.tsx"

export const pages = [
  home,
  product,
  pricing,
  ranking,
  bot,
  docs,
  agents,
  signIn,
  linkSent,
  confirmSignIn,
  account,
  ownOrders,
  invitation,
  joined,
  invoice,
  consent,
  consentAtRoot,
  checkout,
  testPay
] as const

export const forms = [
  askForLink,
  useLink,
  signOut,
  signOutEverywhere,
  makeKey,
  revokeKey,
  revokeApp,
  acceptInvitation,
  answerApp,
  saveBilling,
  pay,
  cancelOrder,
  payTest,
  declineTest
] as const
