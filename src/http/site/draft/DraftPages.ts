/** From a web address to a listing: submitting, drafts, invitations to them. */
import { ownDrafts } from "./DraftsPage.tsx"
import { editDraft } from "./editor/EditorForm.ts"
import { draftEditor } from "./editor/EditorPage.tsx"
import { acceptInvitation, invitation } from "./InvitationPage.tsx"
import { joined } from "./JoinedPage.tsx"
import { draftProgress } from "./progress/ProgressPage.tsx"
import { sendSubmission, submission } from "./SubmitPage.tsx"

export const draftPages = [submission, ownDrafts, draftProgress, invitation, joined, draftEditor] as const

export const draftForms = [sendSubmission, acceptInvitation, editDraft] as const
