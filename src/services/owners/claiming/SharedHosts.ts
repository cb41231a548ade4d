/**
 * Domains below which anybody gets a site of their own, beside those of the Public Suffix List's private part: their
 * owners have not asked to be on it. A site below one belongs to its user, not to whoever has the domain.
 */
export const sharedDomains: ReadonlySet<string> = new Set(
  `atlassian.net bandcamp.com beehiiv.com bigcartel.com canny.io ck.page company.site dreamwidth.org ghost.io glide.page
  glitch.me godaddysites.com google.com gumroad.com hashnode.dev itch.io jimdofree.com jimdosite.com kajabi.com kit.com
  livejournal.com medium.com mystrikingly.com neocities.org podia.com site123.me softr.app sourceforge.io
  sourceforge.net squarespace.com statuspage.io strikingly.com substack.com super.site teachable.com thinkific.com
  tilda.ws tumblr.com typepad.com webnode.page weebly.com wordpress.com zapier.app zendesk.com`.split(/\s+/)
)
