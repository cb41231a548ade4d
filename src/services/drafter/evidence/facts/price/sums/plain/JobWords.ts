/** Jobs that are done once for whoever orders them, as against what software has: an account, users, something to download. */
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"

const accounts = anywhere(
  "log[ -]?in|sign[ -]?in|sign[ -]?up|dashboards?|api|apps?|users?|seats?|downloads?|trial|accounts?|cloud|saas|hosting|plug-?ins?|software|integrations?|credits|storage|updates|konto|anmelden|registrieren|benutzer|nutzer|speicher\\p{L}*|(?:se )?connecter|connexion|compte|utilisateurs?|logiciel|stockage|iniciar sesión|cuenta|usuarios?|almacenamiento|entrar|conta|usuários?|utilizadores|accedi|utenti|account|inloggen|gebruikers?|zaloguj|logowanie|přihlásit|войти|увійти|giriş yap"
)
const accountsUnspaced =
  /ログイン|アカウント|アプリ|ダウンロード|ユーザー|登录|注册|应用|下载|用户|로그인|앱|사용자|تسجيل الدخول|تطبيق|حسابك/u
/** What is done for somebody, each time once. */
const jobs = anywhere(
  "weddings?|birthdays?|part(?:y|ies)|photo ?(?:booths?|shoots?)|photograph\\p{L}*|catering|cleaning|makeup|ceremon(?:y|ies)|hochzeit\\p{L}*|geburtstag\\p{L}*|feiern?|fotobox\\p{L}*|fotograf\\p{L}*|reinigung\\p{L}*|trauung\\p{L}*|mariages?|anniversaires?|séances? photo|photographe|nettoyage|traiteur|bodas?|cumpleaños|fiestas?|fotógraf[oa]s?|limpieza|casamentos?|aniversários?|festas?|limpeza|matrimoni[oa]?|compleann[oi]|feste|pulizi[ae]|bruiloft(?:en)?|verjaardag(?:en)?|feest(?:en)?|schoonmaak|wesel\\p{L}+|svatb\\p{L}+|свадьб\\p{L}+|весілл\\p{L}+|düğün"
)
const jobsUnspaced =
  /結婚式|撮影|清掃|ホームページ制作|サイト制作|婚礼|婚庆|摄影|保洁|결혼식|촬영|청소|زفاف|تصوير|تنظيف/u
const known = new WeakMap<PageIndex, boolean>()
/** Whether a page is about such jobs, and has nothing of software. */
export const tellsJobs = (page: PageIndex): boolean => {
  const found = known.get(page) ?? (page.blocks.some(isOfJobs) && !page.blocks.some(isOfAccounts))
  known.set(page, found)
  return found
}
const isOfJobs = ({ text }: Block) => jobs.test(text) || jobsUnspaced.test(text)
const isOfAccounts = ({ text }: Block) => accounts.test(text) || accountsUnspaced.test(text)
