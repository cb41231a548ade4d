/** What the owner of a webhook is told of it. */
import { action, type Letter, letter, paragraph } from "../../text/Letter.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

export const endpointDisabled = (about: {
  readonly url: string
  readonly why: string
  /** Where it is switched on again. */
  readonly page: string
}): Letter =>
  letter("A webhook of yours was switched off", [
    paragraph(`Your webhook at ${new URL(about.url).host} was switched off: ${about.why}`),
    paragraph("Messages that did not arrive are in its log, and can be sent again once it works."),
    action("See its log", about.page)
  ])

export const webhookMails: ReadonlyArray<MailKind> = [
  {
    name: "webhook-off",
    title: "Webhook switched off",
    sent: "To whoever added a webhook, when it takes nothing for days or says that it wants no more.",
    endable: null,
    example: () =>
      endpointDisabled({
        url: "https://tidewatch.example/hooks/launchbook",
        why: "nothing has arrived for 5 days.",
        page: `${exampleOrigin}/account/webhooks/7`
      })
  }
]
