/** Every kind of mail there is, once: what previews show and what the tests of mails walk over. */
import { aiReviewMails } from "./AiReviewMails.ts"
import { badgeMails } from "./BadgeMails.ts"
import { claimMails } from "./ClaimMails.ts"
import { communityMails } from "./CommunityMails.ts"
import { editMails } from "./EditMails.ts"
import { invitationMails } from "./InvitationMails.ts"
import { launchMails } from "./LaunchMails.ts"
import type { MailKind } from "./MailKind.ts"
import { orderMails } from "./OrderMails.ts"
import { signInMails } from "./SignInMails.ts"
import { teamOrderMails } from "./TeamOrderMails.ts"
import { voteMails } from "./VoteMails.ts"
import { webhookMails } from "./WebhookMails.ts"

export const mailKinds: ReadonlyArray<MailKind> = [
  ...signInMails,
  ...invitationMails,
  ...badgeMails,
  ...launchMails,
  ...communityMails,
  ...claimMails,
  ...orderMails,
  ...aiReviewMails,
  ...editMails,
  ...webhookMails,
  ...teamOrderMails,
  ...voteMails
]
