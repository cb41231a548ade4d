/** Labels of a fact that says where something is: the house, or what is somebody else's. Data: another language is more of the same. */

import { caseless, type Finder } from "../../../reading/patterns/Caseless.ts"

interface Label extends Finder {
  /** Finds it where more words go on behind it. */
  readonly ahead: Finder
}
const label = (words: string): Label => ({
  ...caseless(new RegExp(`^(?:${words}) ?[:：?]?$`, "u")),
  ahead: caseless(new RegExp(`^(?:${words}) ?[:：?]? `, "u"))
})

/** Asks where the house is, wherever it stands. */
const seats =
  "(?:(?:our|company|global|world|main|corporate|international) )?(?:headquarters|hq|head ?office)|headquartered in|main office|central office|based in|we are based in|located in|based|home ?base|our (?:home|base)|company (?:seat|location|base)|operat(?:ing|ional) (?:location|base|address)|operat(?:es|ing) from|base of operations|(?:principal )?place of business|seat(?: of the company)?|registered (?:office|address|seat)|legal address|" +
  "(?:haupt|firmen|unternehmens|vereins|geschäfts|stamm)?sitz(?: (?:der|des) (?:gesellschaft|firma|unternehmens|vereins|genossenschaft))?|hauptstandort|firmenstandort|unternehmensstandort|zentrale|hauptverwaltung|sitz in|mit sitz in|ansässig in|zu ?hause in|daheim in|" +
  "siège(?: social| de l'entreprise| de l'association)?|(?:basée?s?|installée?s?|située?s?|implantée?s?|établie?s?) à|implantation|localisation|port d'attache|" +
  "sede(?: (?:central|social|principal|de la empresa|da empresa|operativa|centrale|principale|dell'azienda))?|sede legale|domicilio (?:social|fiscal|legal)|con (?:sede|base) en|(?:ubicad|basad|radicad|situad)[ao]s? en|casa matriz|oficinas? centrale?s?|" +
  "(?:sediad|basead|localizad|situad)[ao]s? em|com sede em|matriz|" +
  "con sede a|(?:basat|situat)[aoi] a|(?:ci )?tro(?:vi|va|vate)(?: ci)? a|ci trov(?:i|ate) a|" +
  "domicílio fiscal|(?:statutaire|maatschappelijke) zetel|hoofdkantoor|hoofdvestiging|vestigingsplaats|hoofdzetel|zetel|gevestigd (?:in|te)|standplaats|thuis(?:basis|haven)|" +
  "本社|本店|本部|本社所在地|本店所在地|会社所在地|拠点|本拠地|活動拠点|主たる事務所|" +
  "总部|總部|公司总部|公司總部|总部地点|总部地址|总部所在地|坐标|座標|注册地址|注册地|" +
  "المقر|المقر الرئيسي|مقرنا|مقر الشركة|مقرها|المركز الرئيسي"
/** Asks where something is: on a sheet about the house it is the house. */
const spots =
  "where|where we are|where (?:you can|to) find us|find us|visit us|come by|come and see us|location|our location|address|our address|street address|post(?:al)? address|mailing address|office|our office|studio|our studio|workshop|our workshop|shop|our shop|lab|city|town|home town|hometown|place|home|base|country|" +
  "standort|unser standort|ort|adresse|unsere adresse|anschrift|postanschrift|büro|unser büro|werkstatt|unsere werkstatt|atelier|studio|laden|stadt|wo|wo wir sind|wo sie uns finden|wo ihr uns findet|hier sind wir|hier finden sie uns|so finden sie uns|besuchen sie uns|besucht uns|land|" +
  "adresse|notre adresse|adresse postale|ville|lieu|où|où nous trouver|où sommes-nous|nous trouver|venez nous voir|rendez-nous visite|atelier|notre atelier|bureaux?|nos bureaux|notre bureau|boutique|locaux|nos locaux|pays|" +
  "dirección|nuestra dirección|dirección postal|ciudad|ubicación|localidad|población|lugar|dónde|dónde estamos|dónde encontrarnos|encuéntranos|visítanos|oficina|nuestra oficina|taller|nuestro taller|estudio|domicilio|país|" +
  "endereço|o nosso endereço|nosso endereço|morada|cidade|localização|localidade|local|onde|onde estamos|onde nos encontrar|visite-nos|visita-nos|escritório|oficina|ateliê|estúdio|loja|" +
  "indirizzo|il nostro indirizzo|città|località|luogo|dove|dove siamo|dove trovarci|vieni a trovarci|venite a trovarci|laboratorio|ufficio|bottega|studio|paese|" +
  "vestiging|adres|ons adres|bezoekadres|postadres|plaats|woonplaats|locatie|onze locatie|stad|waar|waar we zitten|waar wij zitten|hier zitten we|hier vind je ons|kom langs|kantoor|ons kantoor|werkplaats|winkel|atelier|" +
  "所在地|住所|場所|工房|アトリエ|スタジオ|オフィス|事務所|店舗|所在国|" +
  "地址|所在地|公司地址|办公地址|辦公地址|联系地址|位置|公司位置|城市|所在城市|办公室|工作室|办公地点|地点|" +
  "العنوان|عنواننا|الموقع|موقعنا|المدينة|المكان|مكتبنا|المكتب|أين نحن|أين تجدنا|البلد"
export const asksSeat = label(seats)
export const asksPlace = label(spots)

/** What is somebody else's, another of ours, or kept there, on a day there, sent there. Never ours, whatever else stands around. */
const strange =
  "printers?|printed (?:by|at|in)|press|hosts?|hosting|hosted (?:by|in|at)|servers?|server location|data|data (?:cent(?:er|re)s?|location|residency|storage|region)|cloud|backups?|ship(?:s|ping|ped)?(?: to| from)?|delivery(?: area| to)?|deliver(?:s|ing) to|serv(?:es|ing)|service area|areas? served|regions?|markets?|stockists?|retailers?|resellers?|dealers?|distributors?|(?:our )?(?:partners?|customers?|clients?|suppliers?|investors?|manufacturers?|roasters?|growers?)|branch(?:es)?|branch office|sales(?: office)?|support office|warehouse|fulfil?ment|factory|plant|next (?:fair|event|show|stop|market|workshop|course)|fairs?|events?|venue|exhibitions?|conference|meetup|origin|country of origin|made in|grown in|sourced from|founded in|born in|hometown of the founder|former (?:hq|headquarters|office|seat)|previously|new office|opening soon|second (?:studio|shop|office|location)|other (?:offices|locations)|also in|bank|accountants?|lawyers?|insur(?:er|ance)|regulator|court|jurisdiction|governing law|photos?|photography|design(?:er)?|website|web design|" +
  "druckerei|druck|gedruckt (?:bei|in)|hosting|hoster|server|serverstandort|rechenzentrum|datenstandort|daten|lieferung(?: nach)?|liefergebiet|versand(?: nach)?|einzugsgebiet|einsatzgebiet|händler|vertrieb|vertriebspartner|partner|kunden?|lieferant(?:en)?|investor(?:en)?|hersteller|filialen?|zweigstelle|niederlassung|lager|werk|produktion|messe|nächste messe|veranstaltung|veranstaltungsort|ausstellung|herkunft|herkunftsland|bank|gerichtsstand|registergericht|aufsichtsbehörde|schlichtungsstelle|fotos?|gestaltung|" +
  "imprimeurs?|imprimerie|imprimé (?:par|à|chez)|hébergement|hébergeurs?|serveurs?|données|livraison(?: à| en)?|zone (?:de livraison|desservie)|revendeurs?|distributeurs?|partenaires?|clients?|fournisseurs?|investisseurs?|fabricants?|succursales?|antenne|entrepôt|usine|salon|prochain salon|foire|événement|exposition|origine|pays d'origine|banque|tribunal(?: compétent)?|photos?|photographies|conception|" +
  "imprenta|impreso en|alojamiento|servidor(?:es)?|datos|envíos?(?: a)?|entregas?(?: en)?|zona de (?:reparto|entrega)|distribuidor(?:es)?|revendedor(?:es)?|soci[oa]s?|clientes?|proveedor(?:es)?|inversor(?:es)?|fabricantes?|sucursal(?:es)?|delegación|almacén|fábrica|planta|feria|próxima feria|evento|exposición|origen|país de origen|banco|jurisdicción|fotos?|fotografías?|diseño|" +
  "gráfica|tipografia|alojamento|hospedagem|dados|envios?(?: para)?|entregas?(?: em)?|distribuidores?|parceiros?|fornecedor(?:es)?|investidor(?:es)?|filial|filiais|armazém|feira|próxima feira|origem|país de origem|foro|" +
  "stampa|stampatore|tipografi[ae]|dati|spedizion[ei](?: a)?|consegn[ae](?: a)?|rivenditor[ei]|distributor[ei]|client[ei]|fornitor[ei]|investitor[ei]|produttor[ei]|filial[ei]|magazzino|stabilimento|fiera|prossima fiera|evento|mostra|origine|paese d'origine|banca|foro competente|foto|" +
  "drukker|drukkerij|gedrukt (?:bij|in)|gegevens|verzending(?: naar)?|levering|leveringsgebied|bezorging|werkgebied|dealers?|verkooppunt(?:en)?|klant(?:en)?|leverancier|leveranciers|investeerder|filia(?:al|len)|magazijn|fabriek|beurs|volgende beurs|evenement|tentoonstelling|herkomst|rechtbank|fotografie|" +
  "サーバー|サーバ|データセンター|印刷|印刷所|配送先|配送地域|販売店|販売先|取扱店|特約店|支店|支社|営業所|協力|協力会社|提携先|取引先|主要取引先|取引銀行|倉庫|工場|会場|開催地|展示会|お客様|顧客|導入先|仕入先|生産地|産地|原産国|出身|出身地|前本社|旧本社|管轄裁判所|デザイン|撮影|写真|音楽|" +
  "服务器|数据中心|数据|印刷|印刷厂|发货至|发货地|配送范围|经销商|代理商|分公司|办事处|分店|合作伙伴|客户|供应商|投资方|投资人|仓库|工厂|展会|会场|产地|原产地|开户行|管辖法院|摄影|设计|" +
  "الخوادم|الخادم|مركز البيانات|الاستضافة|المطبعة|الطباعة|الشحن إلى|الشحن|التوصيل|الموزع|الموزعون|الفرع|الفروع|الشريك|الشركاء|شركاؤنا|المستودع|المصنع|المعرض|العميل|العملاء|عملاؤنا|المورد|الموردون|المنشأ|بلد المنشأ|البنك|المستثمر|التصوير|التصميم"
/** Whole labels of what is nobody's seat. */
export const asksElsewhere = label(strange)
/** A label and what it is put to, run together in a card: "Location Leeds, United Kingdom". */
const ahead = (text: string, labels: ReadonlyArray<Label>): readonly [label: string, value: string] | null => {
  // Most lines begin with none, however many of their words are taken for it.
  if (text.length > longestLine || !labels.some((one) => one.ahead.test(text))) return null
  const words = text.split(" ")
  for (let count = Math.min(longest, words.length - 1); count >= 1; count--) {
    const [label, value] = [words.slice(0, count).join(" "), words.slice(count).join(" ")]
    if (/^[\p{Lu}\p{Nd}\p{Lo}〒]|\p{Nd}/u.test(value) && labels.some((one) => one.test(label))) return [label, value]
  }
  return null
}
/** Words of the longest such label, and characters of a line that is one with its value. */
const longest = 5
const longestLine = 180
export const placeAhead = (text: string) => ahead(text, [asksSeat, asksPlace])
/** "Printer Leeds, United Kingdom" */
export const isElsewhereAhead = (text: string): boolean => ahead(text, [asksElsewhere]) !== null
/** Where somebody works who works anywhere. */
export const nowhere =
  /(?<!\p{L})(?:remote(?:ly)?|online|virtual|worldwide|world-wide|global(?:ly)?|everywhere|anywhere|nowhere|distributed|mobile|nationwide|international|various|multiple|weltweit|überall|ortsunabhängig|bundesweit|partout|à distance|en ligne|mondial|en línea|remoto|en todo|mundial|em todo|ovunque|in tutto|wereldwijd|overal|landelijk|on request|by appointment|tbc|tbd|n\/a)(?!\p{L})|全国|全世界|オンライン|リモート|线上|全球|远程|عن بعد|عبر الإنترنت/iu
