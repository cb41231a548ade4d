/** How visitors ask a house about its beginning, and what an answer has that tells it. Data. */

/** "deed": of whoever is asked for it is told what they did. */
export const asksForFounders =
  /^(?:pero |et |e |y )?(?:quién(?:es)? (?:(?<deed>fundó|fundaron|creó|crearon|montó|abrió|puso en marcha|inventó|son los fundadores|es la fundadora|es el fundador)|est(?:á|án) (?:detrás|tras)|hay detrás|sois|somos)|qui (?:(?<deed>a (?:fondé|créé|lancé|ouvert|monté|imaginé)|sont les (?:fondateurs|créateurs)|est l[ae] fondat\p{L}+)|est derrière|se cache derrière|y a-t-il derrière|êtes-vous)|chi (?:(?<deed>ha (?:fondato|creato|aperto|avviato|ideato)|fondò|sono i fondatori|è l[ao]? ?fondat\p{L}+|è il fondatore)|c'è dietro|sta dietro|si nasconde dietro|siete)|quem (?:(?<deed>fundou|criou|abriu|montou|lançou|são os fundadores|é [oa] fundador\p{L}?)|está (?:por trás|por detrás|atrás)|são vocês|somos))(?!\p{L})/iu
export const asksWhen =
  /^(?:y |et |e )?(?:(?:desde )?cuándo|(?:depuis )?quand|(?:da |di )?quando|(?:desde )?quando|en qué año|em que ano|in che anno|en quelle année|dal? quando)(?!\p{L})[^?]{0,60}(?:fund|naci|nasc|nat[oa]|naît|née?|empe|comenz|comec|começ|abri|apert|ouvert|cré|cre|cri|fond|exist|esist|lanz|lanc|arranc|abert|mont)/iu
/** Behind the names of those who began it. */
export const begunByThem =
  /(?<!\p{L})(?:fund\p{L}+|cofund\p{L}+|lanz(?:ó|aron|amos)|abri(?:ó|eron|u|ram)|mont(?:ó|aron|ou|aram)|cre(?:ó|aron)|cri(?:ou|aram)|pus(?:o|ieron) en (?:marcha|pie)|inici(?:ó|aron|ou|aram)|empez(?:ó|aron)|idearon|ideó|lanç(?:ou|aram)|começ(?:ou|aram)|idealiz\p{L}+|fond(?:é|ée|ato|ata|ò|arono|ent|èrent|a|ateurs?|atrices?|atori)|cofond\p{L}+|lancé|créé|créée|ouvert|monté|imaginé|(?:ha|hanno) (?:creato|aperto|avviato|lanciato|ideato)|crearono|aprirono|avviarono|lanciarono|detrás d\p{L} (?:la|el) idea)(?!\p{L})/iu
