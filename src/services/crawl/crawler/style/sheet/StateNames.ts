/** The names by which a style sheet says that something is only so once a script or a pointer makes it so. */

/** Classes that scripts set when something is to be seen. */
export const stateClass =
  /^(?:is-|has-|js-)?(?:active|open|opened|show|showing|shown|visible|vis|seen|in|in-view|inview|in-viewport|onscreen|on-screen|expanded|current|selected|revealed|loaded|ready|animated|animate|animating|aos-animate|appear|appeared|entered|toggled|checked|on|no-js|js|fadein|fade-in|visited|unhidden|displayed|started|done|complete|mounted|hydrated|scrolled|sticky|collapsed|hidden|[\w-]+[-_](?:active|loaded|initialized|open|opened|visible|shown|show|expanded|animated|in-view|inview|vis|seen|revealed))$/i
export const stateAttribute =
  /^(?:open|aria-expanded|aria-hidden|aria-selected|aria-current|data-state|data-open|data-visible|data-active|data-show|data-expanded|data-headlessui-state|data-aos-animate|data-inview|data-loaded|hidden)$/i
export const dynamicPseudo =
  /^(?:hover|focus|focus-within|focus-visible|active|visited|target|target-within|checked|open|popover-open|modal|valid|invalid|in-range|indeterminate)$/
