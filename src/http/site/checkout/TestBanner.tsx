/** @jsxImportSource preact */
/** Stands above everything of a page that takes test payments: nobody is to think that they pay, or were paid. */
export const TestBanner = () => (
  <p class="test-banner" role="note">
    <strong>Test mode: no money moves.</strong> <span>Nothing is charged.</span>
  </p>
)
