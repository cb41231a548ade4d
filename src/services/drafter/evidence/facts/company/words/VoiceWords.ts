/** Who speaks in a text about a house: its makers, of themselves, or somebody who uses what they make. Data. */

/** Who does it, said by themselves, by pronoun or verb; "our nights" alone says whoever has had it from somebody else. */
const asOneself =
  /(?<![\p{L}\p{M}])(?:i|i'\p{L}+|we|we'\p{L}+|ich|wir|je|j'\p{L}+|nous|yo|nosotr[oa]s|eu|nós|io|noi|ho|abbiamo|siamo|ik|wij|\p{L}{3,}(?:amos|ábamos|íamos|emos|imos|iamo|avamo|evamo|ivamo|ammo|emmo|immo))(?![\p{L}\p{M}])|私|わたし|僕|ぼく|俺|我(?!国)|咱们|(?<![\p{L}\p{M}])و?(?:أنا|نحن|كنت|كنا|أردنا|قررنا|عملنا|رأينا|وجدنا|بدأنا|أسسنا|صنعنا|بنينا|طورنا|أطلقنا)(?![\p{L}\p{M}])/iu
export const isInFirstPerson = (text: string): boolean => asOneself.test(text)

/** Whoever uses, buys or praises a thing speaks of themselves as well. */
export const speaksAsUser =
  /(?<!\p{L})(?:(?:I|we|my team|our team)(?:'ve| have)?(?: always| now| both| really)? (?:use|used(?! to)|been using|switched|moved to|love|loved|recommend|tried|rel(?:y|ied)|depend|signed up|subscribe|subscribed|booked|ordered|hired|discovered|came across)|(?:would|can|highly|cannot) recommend|thanks to|(?:nutze|verwende|benutze|empfehle|liebe)n? (?:ich|wir|es|sie|ihn|das|die|den|\p{Lu})|(?:ich|wir) (?:nutze|verwende|benutze|empfehle|liebe)n?|dank \p{Lu}|(?:utilisons|utilise|recommande|recommandons|adore|adorons)(?= )|grâce à|(?:uso|usamos|utilizo|utilizamos|recomiendo|recomendamos|recomendo|adoro|adoramos)(?= )|gracias a|graças a|(?:uso|usiamo|utilizzo|utilizziamo|consiglio|consigliamo|raccomando|raccomandiamo)(?= )|grazie a|(?:ik|wij|we) (?:gebruik|gebruiken|beveel|bevelen|raad|raden)|(?:gebruik|gebruiken) (?:ik|wij|we)|dankzij)(?!\p{L})|愛用|おすすめ|オススメ|導入して|利用して|使わせて|のおかげ|推荐|推薦|感谢|感謝|一直在用|用了|(?:أستخدم|نستخدم|استخدمت|استخدمنا|أنصح|ننصح|أوصي|نوصي|بفضل)/iu

/** "With warm wishes,", "Viele Grüße": a line between what is told and who tells it, which names nobody. */
export const closingLine =
  /^(?:thanks?|thank you|cheers|love|yours|warmly|best|kind|warm|with|sincerely|see you|until|herzliche?n?|viele|liebe|beste|schöne|mit|ihre?|eure?|deine?|danke|bis|alles|à|bien|merci|cordialement|amicalement|chaleureusement|avec|saludos|un|abrazos?|gracias|con|hasta|cordialmente|abraços?|obrigad[oa]|com|até|um|grazie|cordiali|cari|a presto|a|saluti|groet|groeten|groetjes|hartelijke?|met|liefs|bedankt|dank|tot|veel)(?!\p{L})[^.:;]{0,50}$|^(?:お読み|最後まで|よろしく|これからも|今後とも|ありがとう|感謝|敬具|谢谢|謝謝|感谢|感謝|敬上|此致|شكر|مع|تحيات|دمتم|أطيب|بكل|إلى اللقاء)/iu

/** "I made", in languages that write it without a pronoun or in one word. Alternatives of a regular expression. */
export const madeElsewhere =
  "(?:作り|つくり|作っ|つくっ|立ち上げ|創業し|開発し|始め)(?:まし)?た|我们?(?:自己|一起|和朋友|就|便|于是|决定){0,2}(?:一起)?(?:做|创立|创办|开发|打造|创建)(?:了|出)|(?<!\\p{L})[وف]?(?:أسست|أسسنا|صنعت|صنعنا|بنيت|بنينا|أطلقنا|بدأنا|طورنا|صممنا)(?!\\p{L})"

/** "Acme opened its doors that autumn": of the thing itself, as only those tell it who began it. */
export const beganItself =
  /(?<!\p{L})(?:opened (?:for business|its doors|in)|started (?:as|in|with|out)|began (?:as|in|with|life)|was (?:born|founded|set up|launched)|launched in|öffnete|eröffnete|startete|begann|entstand|wurde gegründet|a ouvert|a (?:démarré|commencé|débuté)|est née?|a été (?:fondée?|créée?)|a vu le jour|abrió|empezó|comenzó|nació|se fundó|abriu|começou|nasceu|foi (?:fundad|criad)[ao]|è nat[ao]|ha aperto|è stat[ao] fondat[ao]|begon|opende|ontstond|is (?:ontstaan|opgericht))(?!\p{L})|誕生しました|始まりました|スタートしました|诞生|创立于|成立于|(?<!\p{L})(?:انطلق|انطلقت|بدأ|بدأت|تأسس|تأسست)(?!\p{L})/iu
