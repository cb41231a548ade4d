/** Orders, payment and invoices. */
import { cancelOrder, pay, saveBilling } from "./CheckoutForms.ts"
import { checkout } from "./CheckoutPage.tsx"
import { invoice } from "./InvoicePage.tsx"
import { declineTest, payTest, testPay } from "./TestPayPage.tsx"

export const checkoutPages = [invoice, checkout, testPay] as const

export const checkoutForms = [saveBilling, pay, cancelOrder, payTest, declineTest] as const
