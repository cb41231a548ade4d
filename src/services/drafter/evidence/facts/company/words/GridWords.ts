/** Labels in a grid of facts about a house. Data: another language is more of the same. Folded. */
import { phraseList } from "../../../reading/PhraseList.ts"

/** Of when it began and where it is: a grid with one of them is about a house. */
export const factLabels: ReadonlySet<string> = new Set(
  phraseList(`
  started | founded | established | est. | since | opened | where | where we are | based in | location | address | seat | registered office | company name |
  gegründet | gründung | gründungsjahr | seit | sitz | standort | adresse | anschrift | wo | fondée | fondé | fondée en | création | créé en | créée en | depuis | où | siège | adresse |
  fundación | fundada | fundado | desde | dónde | sede | dirección | ubicación | fundação | fundada em | onde | endereço | morada | fondazione | fondata | fondata nel | dal | dove | sede | indirizzo |
  opgericht | sinds | waar | vestiging | adres | 設立 | 創業 | 創立 | 所在地 | 会社名 | 住所 | 成立时间 | 成立日期 | 成立年份 | 创立时间 | 所在地 | 地址 | 成立時間 | التأسيس | سنة التأسيس | تأسست | المقر | العنوان
`)
)
/** Asks who it is: whoever stands there has to be called its founder. */
export const whoLabels: ReadonlySet<string> = new Set(
  phraseList(`
  who | who we are | people | run by | made by | wer | wer wir sind | qui | qui sommes-nous | quién | quiénes | quem | chi | chi siamo | wie | wie we zijn | 代表 | 代表者 | 运营者 | 主理人
`)
)
