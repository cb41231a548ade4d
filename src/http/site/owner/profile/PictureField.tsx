/** @jsxImportSource preact */
/** Choosing a picture to send, and what is taken. */
import { mediaLimits } from "../../../../services/owners/ListingMedia.ts"
import type { Upload } from "../../declare/SiteForm.ts"

/** Beside the fields of a form: the file of this field. */
export const pictureUpload: Upload = { field: "picture", mostBytes: mediaLimits.fileBytes }

export const PictureField = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input
      id={id}
      name={pictureUpload.field}
      type="file"
      accept="image/png,image/jpeg,image/webp"
      required
      aria-describedby={`${id}-help`}
    />
    <p id={`${id}-help`} class="small soft">
      PNG, JPEG or WebP, {pictureUpload.mostBytes / 1024 / 1024} MB at most. It is drawn anew here: where and with what
      it was taken is not kept.
    </p>
  </div>
)
