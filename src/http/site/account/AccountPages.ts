/** Signing in, what one person has and chose, and what others may do for them. */
import { ownApps, revokeApp } from "./access/AppsPage.tsx"
import { makeKey, ownKeys, revokeKey } from "./access/KeysPage.tsx"
import { claimConfirmed, claimPage, confirmClaim } from "./claims/ClaimPage.tsx"
import { lookForProof, ownClaims } from "./claims/ClaimsPage.tsx"
import { disputeClaim, disputePage } from "./claims/DisputePage.tsx"
import { confirmSignIn, useLink } from "./entry/ConfirmPage.tsx"
import { answerApp, consent, consentAtRoot } from "./entry/ConsentPage.tsx"
import { linkSent } from "./entry/LinkSentPage.tsx"
import { askForLink, signIn } from "./entry/SignInPage.tsx"
import { signOut, signOutEverywhere } from "./entry/SignOut.ts"
import { chooseNews, following } from "./FollowingPage.tsx"
import { endMail, resumeMail, unsubscribe } from "./mail/UnsubscribePage.tsx"
import { notifications, saveNotifications } from "./NotificationsPage.tsx"
import { ownOrders } from "./OrdersPage.tsx"
import { account } from "./OverviewPage.tsx"
import { endSession } from "./settings/SessionsSection.tsx"
import { deleteAccount, keepAccount, ownSettings, setName } from "./settings/SettingsPage.tsx"
import { actOnWebhook, addWebhook, sendAgain } from "./webhooks/WebhookForms.ts"
import { ownWebhook } from "./webhooks/WebhookPage.tsx"
import { ownWebhooks } from "./webhooks/WebhooksPage.tsx"

export const accountPages = [
  signIn,
  linkSent,
  confirmSignIn,
  account,
  ownClaims,
  ownOrders,
  following,
  notifications,
  ownSettings,
  ownKeys,
  ownApps,
  ownWebhooks,
  ownWebhook,
  unsubscribe,
  claimConfirmed,
  claimPage,
  disputePage,
  consent,
  consentAtRoot
] as const

export const accountForms = [
  askForLink,
  useLink,
  signOut,
  signOutEverywhere,
  makeKey,
  revokeKey,
  revokeApp,
  setName,
  endSession,
  deleteAccount,
  keepAccount,
  saveNotifications,
  lookForProof,
  addWebhook,
  actOnWebhook,
  sendAgain,
  chooseNews,
  endMail,
  resumeMail,
  confirmClaim,
  disputeClaim,
  answerApp
] as const
