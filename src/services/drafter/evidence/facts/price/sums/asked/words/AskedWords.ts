/** Questions about what is paid, and the answers by which nothing is, a language an entry. Data: `{S}` is of what is asked. */

export interface AskedWords {
  /** What is meant by no name: "it", "the app". */
  readonly it: string
  /** Whose "yes" means that nothing is paid. */
  readonly free: string
  /** Whose "no" means so: "Is there a paid version?" */
  readonly paid: string
  /** Whose "nothing" means so: "What does it cost?" */
  readonly cost: string
  readonly yes: string
  readonly no: string
  readonly nothing: string
}

export const askedWords: Readonly<Record<string, AskedWords>> = {
  en: {
    it: "it|this|that|all (?:of )?(?:it|this)|everything|(?:the|this|your|using the) (?:app|tool|software|service|website|site|program|programme|plug-?in|extension|game|library|whole thing)|using (?:it|this)|to use(?: it| this)?",
    free: "(?:so |and |but )?is {S} (?:really |actually |truly |completely |totally |entirely |genuinely |always |100 ?% )?free(?: of charge| to use| forever| for everyone| to download)?|can (?:i|we) (?:use|have|try) {S} (?:for free|free of charge)",
    paid: "does (?:any(?:body|one)|one) (?:have to )?pay(?: anything)?(?: for {S})?|is there any(?:thing to pay| fee| charge)(?: for {S})?|(?:is there|do you have|do you offer|does {S} have) (?:also )?(?:an? )?(?:paid|commercial|paid-for) (?:version|plan|tier|edition|upgrade|option)|are there (?:any )?paid (?:versions|plans|tiers|editions|upgrades|features)|do (?:i|we) (?:have|need) to pay(?: anything| for {S}| to use {S})?|does {S} cost (?:anything|money)|do you charge(?: anything| money)?(?: for {S})?|is there a (?:charge|cost)(?: for {S}| to use {S})?",
    cost: "(?:and |so )?(?:how much|what) does {S} cost(?: me| us)?(?: to use)?|how much (?:is|for) {S}|what (?:do|must|will) (?:i|we) pay(?: for {S})?|what(?: is|'s) the (?:price|cost)(?: of {S})?|what are (?:your|the) (?:prices|rates|fees)|how (?:is {S}|are you) priced|how do you charge|how does (?:the |your )?pricing work|what should (?:i|we) (?:reckon with|expect to pay|budget(?: for)?|plan for)|what will (?:it|that) cost(?: me| us)?|how much do you charge|how much (?:is it|will it be)|what do (?:lessons|you|your lessons|sessions|classes|treatments) cost|what does it cost to (?:join|come|take part|hire you)|what does (?:membership|a membership) cost",
    yes: "yes|yep|yeah|it is|indeed|absolutely|completely|entirely|totally|of course|sure",
    no: "no(?:pe)?(?:, never|, not at all|, there isn't(?: one)?|, there is not|, none|, nothing|, you don't|, we don't|, it doesn't|, never will be)?|never|not at all|there (?:isn't|is not|aren't|are none|is none)(?: one| any)?|none(?: at all)?|we don't|you don't|it doesn't",
    nothing:
      "nothing(?: at all)?|not a (?:penny|cent|thing)|zero|(?:it is|it's|{S} is) (?:completely |entirely |totally |always )?free(?: of charge| to use| for everyone| forever)?|free|it doesn't(?: cost anything)?|(?:it|{S}) costs (?:you )?nothing"
  },
  de: {
    it: "es|das|dies|das ganze|alles|(?:die|das|diese|eure|ihre) (?:app|werkzeug|software|nutzung|programm|dienst|website|seite|erweiterung|spiel)",
    free: "(?:und |aber )?(?:ist|bleibt) {S} (?:wirklich |tatsächlich |komplett |ganz |völlig |immer )?(?:kostenlos|gratis|umsonst|kostenfrei)(?: nutzbar)?|kann (?:ich|man) {S} (?:kostenlos|gratis|umsonst) (?:nutzen|verwenden|haben|testen)",
    paid: "gibt es (?:auch )?(?:eine |ein )?(?:bezahlversion|kostenpflichtige version|kaufversion|bezahlte version)|muss (?:ich|man) (?:für {S} |dafür )?(?:etwas |was )?(?:be)?zahlen|kostet {S} (?:etwas|was|geld)",
    cost: "(?:und )?(?:was|wie ?viel) kostet (?:mich |uns )?{S}(?: mich| uns| eigentlich| denn)?|was (?:muss|zahle) ich (?:dafür |für {S} )?(?:be)?(?:zahlen)?|wie (?:rechnen sie|rechnet ihr) ab|wie wird (?:das )?abgerechnet|wie hoch sind (?:die|ihre|eure) (?:kosten|preise|honorare?)|was kosten (?:ihre|eure) leistungen|was (?:nehmen|verlangen|berechnen) (?:sie|ihr)|was muss ich rechnen|womit muss ich rechnen|was kostet mich das(?: ganze)?|wie teuer (?:ist|wird) {S}",
    yes: "ja|jawohl|genau|natürlich|selbstverständlich|komplett|völlig",
    no: "nein(?:, nie|, niemals|, gar nicht|, keine[ns]?|, gibt es nicht|, nichts)?|nie(?:mals)?|keine[ns]?|gibt es nicht|überhaupt nicht",
    nothing:
      "(?:gar |überhaupt )?nichts|keinen cent|null|(?:es|{S}) ist (?:komplett |ganz |völlig )?(?:kostenlos|gratis|kostenfrei)|(?:es|{S}) kostet nichts|kostenlos|gratis"
  },
  fr: {
    it: "c'|ce|il|elle|ça|cela|tout|(?:l'|la |le |cette |votre )(?:application|appli|outil|logiciel|service|site|extension|jeu)",
    free: "(?:est-ce que |et )?{S} ?(?:est-(?:il|elle|ce)|est|reste|reste-t-(?:il|elle)) (?:vraiment |totalement |entièrement |complètement )?gratuite?|est-ce (?:vraiment )?gratuit|peut-on (?:utiliser {S}|l'utiliser) gratuitement",
    paid: "(?:y a-t-il|existe-t-il|avez-vous|est-ce qu'il y a|il y a) (?:aussi )?une? (?:version|offre|formule|édition) payante|faut-il payer(?: quelque chose)?(?: pour (?:l'utiliser|{S}))?|est-ce payant|{S} est(?:-il|-elle)? payante?|est-ce que je dois payer(?: quelque chose)?",
    cost: "(?:et )?combien (?:ça |cela )?coûte(?:-t-(?:il|elle))?(?: {S})?|combien {S} coûte(?:-t-(?:il|elle))?|quel est le prix(?: (?:de |d'){S})?|quels sont (?:vos|les) (?:prix|tarifs|honoraires)|comment facturez-vous|combien (?:demandez|prenez|facturez)-vous|combien (?:ça|cela) va me coûter|à combien (?:ça|cela) revient|quel budget (?:faut-il )?prévoir",
    yes: "oui|bien sûr|tout à fait|absolument|entièrement|totalement",
    no: "non(?:, jamais|, aucune?|, pas du tout|, rien|, il n'y en a pas)?|jamais|aucune?|il n'y en a pas|pas du tout",
    nothing:
      "rien(?: du tout)?|pas un (?:centime|sou)|zéro|(?:c'est|{S} est|il est|elle est) (?:entièrement |totalement |complètement )?gratuite?|gratuit|(?:ça|{S}) ne coûte rien"
  },
  es: {
    it: "esto|todo|(?:la|esta|el|este) (?:aplicación|app|herramienta|programa|servicio|sitio|web|extensión|juego)",
    free: "(?:y )?(?:{S} )?(?:es|sigue siendo) (?:realmente |de verdad |totalmente |completamente )?(?:gratis|gratuit[oa])(?: {S}| de verdad)?|(?:se )?puede usar(?:se)? gratis",
    paid: "(?:hay|existe|tienen|tenéis) (?:alguna |una )?(?:versión|edición) de pago|(?:hay que|tengo que|debo|se tiene que) pagar(?: algo| nada)?(?: por (?:usarl[oa]|{S})| para usarl[oa])?|(?:{S} )?cuesta (?:algo|dinero)(?: {S})?|me cobran(?: algo)?|es de pago",
    cost: "(?:y )?cuánto (?:me )?(?:cuesta|vale)(?: {S})?|qué precio tiene(?: {S})?|cuál es el precio(?: de {S})?|cuáles son (?:los|vuestros|sus) (?:precios|tarifas)|cuánto cobr(?:an|áis|as|a)|cuánto (?:me )?(?:va a costar|costará)|cuánto cobras|en cuánto (?:sale|me sale)|qué (?:honorarios|tarifas) (?:tiene|tienen|tenéis)",
    yes: "sí|si|claro|por supuesto|totalmente|del todo|completamente",
    no: "no(?:, nunca|, nada|, ninguna|, no hay|, para nada|, ni la habrá|, en absoluto)?|nunca|ninguna|nada|no hay",
    nothing:
      "nada(?: de nada)?|ni un (?:peso|euro|céntimo|centavo)|cero|(?:{S} )?es (?:totalmente |completamente )?(?:gratis|gratuit[oa])|gratis|no cuesta nada"
  },
  pt: {
    it: "isto|isso|tudo|(?:o|a|este|esta) (?:aplicativo|aplicação|app|ferramenta|programa|serviço|site|extensão|jogo)",
    free: "(?:e )?(?:{S} )?é (?:mesmo |realmente |totalmente |completamente )?(?:grátis|gratuit[oa]|de graça)(?: {S}| mesmo)?",
    paid: "(?:há|existe|tem|têm) (?:alguma |uma )?(?:versão|edição) paga|(?:é preciso|preciso|tenho (?:de|que)|precisa) pagar(?: algo| alguma coisa| nada)?(?: (?:por|para usar) {S}| para usar)?|(?:{S} )?custa (?:algo|alguma coisa|dinheiro)|é pago|é paga",
    cost: "(?:e )?quanto (?:me )?custa(?: {S})?|qual é o preço(?: d[oae] {S})?|quais são (?:os|seus|os seus) preços|quanto vocês cobram|quanto {S} custa|quanto (?:me )?(?:vai custar|fica)|quanto (?:você|vocês)? ?(?:cobra|cobram|cobras)|quais são os valores|qual (?:é )?o valor(?: d[oae] {S})?",
    yes: "sim|claro|com certeza|totalmente|completamente|é sim",
    no: "não(?:, nunca|, nada|, nenhuma|, não há|, não existe|, não tem)?|nunca|nenhuma|nada|não há|não existe",
    nothing:
      "nada|nem um (?:real|euro|centavo|cêntimo)|zero|(?:{S} )?é (?:totalmente |completamente )?(?:grátis|gratuit[oa])|grátis|não custa nada"
  },
  it: {
    it: "questo|tutto|(?:l'|la |il |questa |questo )(?:app|applicazione|strumento|programma|servizio|sito|estensione|gioco)",
    free: "(?:ma |e )?(?:{S} )?è (?:davvero |veramente |proprio |completamente |totalmente )?(?:gratis|gratuit[oa])(?: {S}| davvero)?",
    paid: "(?:c'è|esiste|avete) (?:anche )?(?:una )?(?:versione|edizione) a pagamento|(?:devo|bisogna|si deve|occorre) pagare(?: qualcosa)?(?: per (?:usarl[oa]|{S}))?|(?:{S} )?costa qualcosa|(?:{S} )?è a pagamento",
    cost: "(?:e )?quanto (?:mi )?costa(?: {S})?|qual è il prezzo(?: di {S})?|quali sono i (?:vostri )?(?:prezzi|costi)|quanto chiedete|quanto (?:chiedi|prendi|prendete)|quanto mi (?:costerà|viene a costare)|quali sono le (?:vostre )?tariffe|che prezzi (?:fate|avete)",
    yes: "sì|si|certo|certamente|assolutamente|completamente|del tutto|tutto",
    no: "no(?:, mai|, niente|, nessuna|, non c'è|, non esiste|, affatto)?|mai|nessuna|niente|non c'è",
    nothing:
      "(?:assolutamente )?(?:niente|nulla)|neanche un (?:euro|centesimo)|zero|(?:{S} )?è (?:completamente |totalmente )?(?:gratis|gratuit[oa])|gratis|non costa (?:niente|nulla)"
  },
  nl: {
    it: "het|dit|dat|alles|(?:de|het|deze|dit|jullie) (?:app|programma|software|dienst|site|website|hulpmiddel|uitbreiding|spel)",
    free: "(?:en |maar )?(?:is|blijft) {S} (?:echt |helemaal |volledig |altijd )?(?:gratis|kosteloos)(?: te gebruiken)?",
    paid: "(?:is|bestaat) er (?:ook )?een betaalde (?:versie|variant|editie)|hebben jullie een betaalde versie|moet ik (?:iets |ervoor |er iets voor )?betalen(?: voor {S}| om het te gebruiken)?|kost {S} (?:iets|geld)",
    cost: "(?:en )?(?:wat|hoeveel) kost {S}(?: mij| ons| eigenlijk)?|wat is de prijs(?: van {S})?|wat zijn (?:jullie|de) (?:tarieven|prijzen)|wat rekenen jullie|wat betaal ik(?: (?:voor|per) {S})?|wat ga ik betalen|hoeveel betaal ik(?: (?:voor|per) {S})?|wat reken(?:t|en) (?:u|je|jullie)|wat vraag(?:t|en) (?:u|jullie)",
    yes: "ja|jazeker|zeker|helemaal|volledig|natuurlijk",
    no: "nee(?:, nooit|, niets|, geen|, die is er niet|, helemaal niet)?|nooit|geen|die is er niet|niets",
    nothing:
      "(?:helemaal )?(?:niets|niks)|geen cent|nul|(?:het|{S}) is (?:helemaal |volledig )?(?:gratis|kosteloos)|gratis|(?:het|{S}) kost niets"
  },
  ja: {
    it: "これ|アプリ|このアプリ|本アプリ|サービス|本サービス|このサービス|ツール|利用|ご利用|使用",
    free: "(?:{S}は)?(?:本当に|ずっと|完全に|すべて)?(?:無料|タダ|ただ)(?:で(?:使えます|利用できます|使えるのです|ご利用いただけます))?(?:です|なのです|なんです)?か|無料で(?:使え|利用でき|お使いいただけ|ご利用いただけ|始められ)ますか",
    paid: "有料(?:版|プラン|会員)は(?:あります|ございます|あるのです)か|(?:{S}(?:に|は|の))?(?:お金|料金|費用|利用料)(?:は|が)(?:かかります|必要です|発生します)か|課金(?:は|要素は)(?:あります|必要です)か",
    cost: "(?:{S}の|{S}は)?(?:料金|価格|費用|利用料|お値段)?は?(?:いくら|おいくら)(?:です|なのです|かかります)か|月額(?:料金)?は(?:いくら|おいくら)ですか|費用はどれくらい(?:ですか|かかりますか)",
    yes: "はい|ええ|そうです|もちろん(?:です)?",
    no: "いいえ|ありません|ございません|かかりません|不要です|一切(?:ありません|かかりません)|ないです",
    nothing: "(?:はい、?)?(?:すべて|完全に|ずっと)?無料です|0円です|(?:お金は|料金は|費用は)?(?:一切)?かかりません|無料"
  },
  zh: {
    it: "它|这个|这款|软件|这款软件|这个软件|应用|这个应用|本应用|工具|服务|使用",
    free: "{S}?(?:真的|完全|一直|永久|都)?(?:是)?(?:真的|完全)?免费(?:使用|用)?的?(?:吗|么)|{S}?是不是免费的?",
    paid: "(?:使用)?{S}?(?:要|需要|会|是否)?(?:收费|要钱|花钱|付费|付钱|收钱)(?:吗|么)?|(?:有|有没有|是否有)(?:付费|收费)(?:版|版本)?(?:吗|么)?",
    cost: "{S}?(?:多少钱|怎么收费|如何收费|要多少钱|价格是多少|的价格是多少)",
    yes: "是|是的|对|对的|当然",
    no: "不|没有|不收费|不要钱|不用|不需要|不会|不收|不花钱|从不收费",
    nothing: "(?:完全|永久|全部)?免费|不收费|不要钱|零元|0元|一分钱(?:都|也)不(?:要|收)"
  },
  ar: {
    it: "هو|هي|هذا|هذه|التطبيق|البرنامج|الخدمة|الأداة|الموقع|استخدامه|استخدامها",
    free: "هل {S} (?:مجاني|مجانية|مجانا|مجانًا)(?: تماما| تمامًا| حقا| حقًا| بالكامل| فعلا)?",
    paid: "هل (?:توجد|هناك|يوجد) (?:نسخة|باقة|خطة) مدفوعة|هل (?:يجب|علي|عليّ) (?:أن أدفع|الدفع)(?: شيئا| شيئًا)?|هل أدفع (?:شيئا|شيئًا|أي شيء)",
    cost: "كم (?:يكلف|تكلفة|سعر|ثمن|تكلف)(?: {S})?|ما (?:سعر|تكلفة|ثمن) {S}|(?:كم|ما|ما هو|ما هي) (?:السعر|الثمن|التكلفة|سعره|ثمنه|تكلفته)|بكم(?: {S})?",
    yes: "نعم|أجل|بالتأكيد|طبعا|طبعًا",
    no: "لا|كلا|لا شيء|لا توجد|أبدا|أبدًا",
    nothing: "لا شيء|مجاني|مجانية|مجانا|مجانًا|(?:هو |{S} )?مجاني(?:ة)?(?: تماما| تمامًا| بالكامل)?"
  }
}

/** How an answer goes on that keeps to itself: "Yes, all of it, for everyone." */
export const answerTails =
  "completely|entirely|totally|fully|all of it|it is|and (?:it )?(?:always will be|will (?:always )?(?:stay|remain|be)(?: so| that way| free)?|(?:stays|remains)(?: so| that way| free)?)|always|forever|for everyone|for everybody|really|100 ?%|free|free of charge|and we (?:don't|do not|never) (?:plan|intend|want) (?:one|to|any)|and there (?:never will be|won't be)(?: one| any)?|(?:and )?never will|and always will be|ever|" +
  "komplett|völlig|ganz|vollständig|für alle|für immer|immer|kostenlos|und (?:wir planen|es wird|das bleibt)(?: auch)? (?:auch )?(?:keine[ns]?|keine geben|so)|dauerhaft|und bleibt es(?: auch)?|" +
  "entièrement|totalement|complètement|pour tous|pour tout le monde|toujours|gratuite?|et (?:il|elle) le restera|et ce n'est pas prévu|et il n'y en aura pas|" +
  "totalmente|completamente|del todo|para todos|siempre|para siempre|gratis|y (?:lo será siempre|así seguirá|no la habrá)|ni la habrá|" +
  "para sempre|sempre|mesmo|para todos|e sempre será|nem haverá|" +
  "completamente|per tutti|per sempre|del tutto|davvero|e lo resterà|né ci sarà|" +
  "helemaal|volledig|voor iedereen|voor altijd|altijd|echt|gratis|en dat blijft (?:zo|het)|en die komt er (?:ook )?niet|" +
  "完全に?(?:無料|免费)です?|すべて無料です|ずっと無料です|無料です|无料です|完全免费|永久免费|免费的?|全部免费|تماما|تمامًا|بالكامل|مجاني(?:ة)?(?: تماما| تمامًا| بالكامل)?|للجميع|دائما|دائمًا"
