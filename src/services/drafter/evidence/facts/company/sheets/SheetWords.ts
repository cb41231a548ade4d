/** Labels of a sheet of facts, and what they tell it is a sheet of. Data: another language is more of the same. */

const label = (words: string) => new RegExp(`^(?:${words}) ?[:?]?$`, "iu")

/** Before the year it began, on a sheet about the house. */
export const beganLabel = label(
  "first opened|set up|set up in|year of birth|began in|begun|opening|year opened|open for business since|started|started in|opened|opened in|began|since|going since|trading since|making since|in business since|open since|" +
    "seit|start|gestartet|begonnen|eröffnet|eröffnet am|eröffnung|entstanden|geburtsjahr|ouverture|année d'ouverture|naissance|née? en|depuis|ouverte? (?:en|depuis)|débuts?|desde|inicios?|abierto desde|abiertos desde|" +
    "apertura|nacimiento|nacida? en|abertura|nascimento|nascida em|início|aberto desde|abertos desde|dal|inizio|nascita|anno di nascita|nat[ao] nel|aperto dal|aperti dal|sinds|gestart|gestart in|begonnen in|opening|open sinds|開業|開店|始まり|开业|始于|创办|منذ"
)
/** Before where it is, on such a sheet. */
export const whereLabel = label(
  "where|where we are|where to find us|place|home|based|wo|wo wir sind|ort|où|où nous trouver|lieu|dónde|dónde estamos|lugar|" +
    "onde|onde estamos|local|dove|dove siamo|luogo|waar|waar we zitten|plaats|plek|場所|地点|在哪里|المكان|أين"
)
/** Of a house alone: who is behind it, and what registers call it. */
export const houseLabel = label(
  "employees|headcount|head office|headquarters|hq|legal name|turnover|revenue|members|membership|mitarbeiter(?:innen)?|beschäftigte|hauptsitz|mitglieder|firmenname|umsatz|effectifs?|salariés|siège social|chiffre d'affaires|adhérents|membres|empleados|plantilla|sede central|facturación|socios|funcionários|colaboradores|sócios|faturação|dipendenti|addetti|soci|fatturato|sede legale|medewerkers|werknemers|leden|hoofdkantoor|omzet|従業員|従業員数|社員数|資本金|本社|员工|员工人数|注册资本|总部|الموظفون|عدد الموظفين|" +
    "who|who we are|who makes them|makers?|made by|owners?|founders?|founded|established|people|team|staff|company|legal form|company number|vat|vat number|" +
    "wer|wer wir sind|inhaber(?:in)?|gründer(?:in)?|gründung|gegründet|rechtsform|mitarbeitende|team|qui|qui sommes-nous|fondateurs?|fondatrice|équipe|forme juridique|siret|" +
    "quién|quiénes|quiénes somos|fundador(?:a|es|as)?|fundación|razón social|equipo|quem|quem somos|equipa|equipe|razão social|cnpj|" +
    "chi|chi siamo|fondatori|fondatore|fondatrice|ragione sociale|partita iva|wie|wie we zijn|oprichters?|eigenaar|rechtsvorm|kvk|" +
    "代表|代表者|創業者|会社名|社名|屋号|创始人|公司名称|主理人|المؤسس|المؤسسة|من نحن"
)
/** What registers and imprints call where it is and since when: beside who is behind it they are of no event. */
export const seatLabel = label(
  "address|location|based in|seat|registered office|company name|est\\.|sitz|standort|adresse|anschrift|gründungsjahr|siège|fondée?|fondée? en|création|créée? en|" +
    "dirección|ubicación|sede|fundad[ao]|fundação|fundada em|endereço|morada|indirizzo|fondat[ao]|fondata nel|fondazione|vestiging|adres|opgericht|" +
    "所在地|会社名|住所|設立|創業|創立|成立时间|成立時間|成立日期|成立年份|创立时间|地址|المقر|العنوان|التأسيس|سنة التأسيس|تأسست"
)
/** Of an event, a piece of work, a thing on sale: where and when that is. */
export const otherLabel = label(
  "when|date|dates|day|time|times|doors|doors open|doors open at|opens at|starts|starts at|tickets?|admission|entry|venue|speakers?|host|hosts|line-?up|programme|duration|length|ends?|" +
    "finished|completed|ended|client|for|budget|cost|fee|price|status|funders?|funded by|architects?|contractors?|commissioned by|year|years|size|edition|" +
    "wann|datum|zeit|beginn|einlass|eintritt|ende|dauer|kunde|auftraggeber|fertigstellung|preis|projekt|" +
    "quand|dates?|heure|entrée|fin|durée|client|livraison|prix|cuándo|fecha|hora|entradas?|fin|duración|cliente|precio|" +
    "quando|data|horário|ingressos?|bilhetes?|duração|preço|orario|ora|ingresso|biglietti|fine|durata|committente|prezzo|" +
    "wanneer|tijd|aanvang|toegang|einde|duur|klant|opdrachtgever|prijs|日時|日程|料金|会期|时间|日期|票价|التاريخ|الوقت|التذاكر"
)
/** Asks who it is: whoever stands there has to be called its founder. */
export const whoLabel = label(
  "who|who we are|people|run by|made by|wer|wer wir sind|qui|qui sommes-nous|quién|quiénes|quem|chi|chi siamo|wie|wie we zijn|代表|代表者|运营者|主理人"
)
