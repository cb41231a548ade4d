/** Houses that buy from those who visit: what they list is what they pay, and nobody's price. */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import type { Block, SiteIndex } from "../../../../reading/PageIndex.ts"
import { isAsidePage } from "../../../Paths.ts"

const buysFrom =
  /(?<!\p{L})(?:we (?:buy|purchase|pay you)(?! and sell| & sell| the best|(?: [\p{L}-]+){0,2} from (?:local|farm|small))|sell (?:us )?your [^.;:!?]{2,40} (?:to us|for cash|today)|sell us your|cash for (?:your )?\p{L}+|wir kaufen (?:ihr|ihre|ihren|dein|deine|deinen|alte|gebrauchte)|ankauf(?:spreise?)?|(?:nous )?(?:rachetons|achetons) (?:votre|vos|ton|tes)|rachat (?:de|d')|compramos (?:tu|tus|su|sus|seu|o seu|os seus)|(?:compriamo|acquistiamo) (?:il tuo|la tua|i tuoi|il vostro|usato)|(?:wij|we) kopen (?:je|uw|jouw)|(?:kami )?(?:membeli|beli) (?:minyak|barang|mobil|motor|emas)|kami (?:membeli|beli)|harga (?:beli|pembelian)|pengepul \p{L}+|jual \p{L}+ (?:\p{L}+ )?(?:ke|kepada) kami|skup(?:ujemy|ujeme)?|vykupujeme|výkup|скупка|выкуп|скуповуємо|викуп)(?!\p{L})|買取|回収価格|高价回收|收购|매입/iu
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq", "footer"])
const tells = ({ region, kind, text }: Block) => parts.has(region) && kind !== "quotation" && buysFrom.test(text)
/** Once it may be a trade-in beside what is sold. */
const least = 2
export const isBuying = (site: SiteIndex): boolean =>
  new Set(
    site.filter((page) => !isAsidePage(page)).flatMap(({ blocks }) => blocks.filter(tells).map(({ folded }) => folded))
  ).size >= least
