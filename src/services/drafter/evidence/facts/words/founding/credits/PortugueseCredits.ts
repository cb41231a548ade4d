import type { CreditTable } from "./CreditTable.ts"

const begun =
  "fundad[oa]s?|cofundad[oa]s?|criad[oa]s?|abert[oa]s?|montad[oa]s?|lançad[oa]s?|iniciad[oa]s?|idealizad[oa]s?|inventad[oa]s?|concebid[oa]s?|imaginad[oa]s?|desenvolvid[oa]s?|programad[oa]s?|construíd[oa]s?|erguid[oa]s?|impulsionad[oa]s?|constituíd[oa]s?|estabelecid[oa]s?|escrit[oa]s?|feit[oa]s?|fabricad[oa]s?|pensad[oa]s?|sonhad[oa]s?|gestad[oa]s?|post[oa]s? de pé|tirad[oa]s? do papel|erguid[oa]s?|dado vida a|começad[oa]s?|arrancad[oa]s?"

export const portugueseCredits: CreditTable = {
  code: "pt",
  article: "o|a|os|as|este|esta|um|uma",
  our: "(?:o |a |os |as )?noss[oa]s?",
  kinds:
    "estúdio|agência|empresa|companhia|firma|negócio|casa|startup|start-up|oficina|ateliê|atelier|loja|livraria|padaria|pastelaria|confeitaria|cafeteria|café|restaurante|taberna|tasca|bar|pousada|adega|quinta|moinho|lagar|museu|mercearia|talho|serralharia|olaria|vidraria|tecelagem|doceria|fazenda|sítio|horta|viveiro|cervejaria|torrefação|destilaria|queijaria|fábrica|marcenaria|carpintaria|gráfica|tipografia|editora|revista|podcast|blog|associação|cooperativa|fundação|coletivo|escola|academia|consultório|clínica|escritório|farmácia|galeria|teatro|companhia|coro|orquestra|selo|plataforma|aplicação|aplicativo|app|software|ferramenta|jogo|projeto|projecto|produto|marca|hotel|parque|clube|ong|iniciativa|espaço|gelataria|sorveteria|florista|floricultura",
  story: "tudo|(?:a|esta|a nossa|nossa) (?:história|aventura|jornada)|o percurso",
  apart: [
    [/(?<!\p{L})d([oa]s?)(?= )/giu, "de $1"],
    [/(?<!\p{L})n([oa]s?)(?= )/giu, "em $1"],
    [/(?<!\p{L})pel([oa]s?)(?= )/giu, "por $1"],
    [/(?<!\p{L})ao(s?)(?= )/giu, "a o$1"],
    [/(?<!\p{L})à(s?)(?= )/giu, "a a$1"],
    [/(?<!\p{L})num(a?)(?= )/giu, "em um$1"]
  ],
  before: "com|para|por|de|em|sobre|sob|sem|contra|desde|graças a|junto a|como|entre|após|segundo|até",
  beforeWho: "com|para|por|de|em|sobre|sem|contra|desde|graças a|junto a|como|entre|após|segundo|seu|dona|senhor|a",
  openers:
    "quando|depois|antes|por|atrás|desde|em|no|na|ao|com|para|sem|nós|somos|sou|eu|ele|ela|eles|assim|então|e|mas|tudo|como|nosso|nossa|o|a|os|as|um|uma|meu|minha|olá|oi|fundad[oa]|criad[oa]|idealizad[oa]|nascid[oa]|foi|foram|hoje|quem|lá|corria|chamo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|após|à",
  along: "e|bem como|junto com|juntamente com|com|ao lado de|a o lado de|acompanhad[oa] de|em parceria com",
  together: "junto com|juntamente com|com|ao lado de|em conjunto com",
  whose: "seu|sua|seus|suas|o seu|a sua|o|a|os|as|um|uma",
  did: `(?:tinha|tinham|havia) (?:{adverb} )?(?:${begun})|fundou|fundaram|funda|fundam|cofundou|cofundaram|criou|criaram|cria|criam|abriu|abriram|abre|abrem|montou|montaram|monta|montam|lançou|lançaram|lança|lançam|iniciou|iniciaram|inicia|iniciam|idealizou|idealizaram|inventou|inventaram|concebeu|conceberam|imaginou|imaginaram|desenvolveu|desenvolveram|programou|programaram|construiu|construíram|ergueu|ergueram|impulsionou|começou com|começaram com|começou|começaram|arrancou com|arrancaram com|pôs de pé|puseram de pé|colocou de pé|colocaram de pé|tirou do papel|tiraram do papel|tirou de o papel|tiraram de o papel|deu vida a|deram vida a|dá vida a|dão vida a|deu início a|deram início a|deu origem a|deram origem a|constituiu|constituíram|estabeleceu|estabeleceram|fez|fizeram|escreveu|gestou|inaugurou`,
  done: begun,
  made: /(?<!\p{L})(?:desenvolv|program|constru|ergue|ergui|escri|escrev|feit|fez|fizeram|fabricad)/iu,
  walls: /(?<!\p{L})(?:constru|ergue|ergui|fez|fizeram|feit|projetad)/iu,
  be: "foi|foram|é|são|está|tem sido|era|fora|havia sido|tinha sido",
  by: "por",
  adverb:
    "oficialmente|originalmente|inicialmente|juntos|juntas|já|ainda|hoje|inteiramente|também|então|assim|com carinho|discretamente",
  named: "chama-se|chamam-se|se chama|se chamam|é|são|foi|foram|era|eram",
  which: "primeir[oa]|dois|duas|três|jovem|jovens|únic[oa]|querid[oa]s?|orgulhos[oa]s?",
  of: "de",
  toDo: "(?:criar|fundar|abrir|montar|lançar|iniciar|começar|construir|desenvolver|pôr de pé|dar vida a|tirar do papel|tirar de o papel|empreender|dar início a)",
  decided:
    "decide|decidem|decidiu|decidiram|resolveu|resolveram|quis|quiseram|propôs-se a|lançou-se a|arriscou|arriscaram|ousou|teve a ideia de|tiveram a ideia de|uniram-se para|se uniram para|juntaram-se para|se juntaram para|associaram-se para|deixou (?:tudo|o emprego|o trabalho|seu emprego|o seu emprego) para|deixaram (?:tudo|os empregos|o emprego|seus empregos) para|largou (?:tudo|o emprego|o trabalho|seu emprego) para|largaram (?:tudo|os empregos|o emprego|seus empregos) para|larga (?:tudo|o emprego) para|demitiu-se para|se demitiu para|despediu-se para|aproveitou para|uniram forças para",
  work: "ideia|projeto|projecto|obra|criação|invenção|sonho|iniciativa|filh[oa]|fruto de o trabalho|fruto|marca|aventura|empresa|startup|estúdio|agência|app|aplicativo|criatura|bebé|bebê|trabalho|empreendimento|paixão|aposta|resultado de o trabalho",
  founder:
    "fundador(?:a|es|as)?|cofundador(?:a|es|as)?|criador(?:a|es|as)?|idealizador(?:a|es|as)?|impulsionador(?:a|es|as)?|promotor(?:a|es|as)?|iniciador(?:a|es|as)?|inventor(?:a|es|as)?|mentor(?:a|es|as)?|pai|mãe|pais|alma|almas|cérebros?|responsáveis por a ideia|mente|mentes|autor(?:a|es|as)?|artífices?",
  and: "e|bem como|&",
  when: "quando|depois que|no dia em que|onde",
  that: "que|quem",
  born: "nasceu|nasceram|nasce|surgiu|surgiram|surge|começou|começa|arrancou|arranca|teve início|tem início|iniciou-se|foi criad[oa]|tomou forma|ganhou vida|ganhou forma|viu a luz|remonta|existe|brotou",
  rooms:
    "cozinha|mesa de a cozinha|mesa de cozinha|sala|garagem|cave|porão|sótão|celeiro|quintal|jardim|quarto|apartamento|casa|oficina|ateliê|arrecadação|varanda|república",
  iAm: "(?:eu )?sou|(?:eu )?me chamo|chamo-me|(?:o )?meu nome é|aqui é|aqui",
  weAre: "somos|nós somos|chamamo-nos",
  iDid: "(?:eu )?(?:fundei|criei|abri|montei|lancei|iniciei|idealizei|inventei|desenvolvi|programei|construí|comecei|faço|desenvolvo|programo|crio|dei vida a|dei início a)",
  weDid:
    "(?:fundámos|fundamos|criámos|criamos|abrimos|montámos|montamos|lançámos|lançamos|iniciámos|idealizámos|fazemos|desenvolvemos|começámos|demos vida a)",
  doubt:
    /(?<![\p{L}-])(?:não|nunca|jamais|nem|nenhuma?|quer|querem|queria|queriam|gostaria|poderia|deveria|teria|ia|vai|vão|planeia|planeja|pretende|supostamente|talvez|quase|em breve|se|ajuda a|ajudou|ajudaram|prestes)(?![\p{L}-])/iu,
  kin: /(?<!\p{L})(?:pai de|mãe de|avó|avô|filh[oa] de|filh[oa]s|irmão de|irmã de|ti[oa]|mulher de|marido de|equipa|equipe|alun[oa]s|herdeiros|vizinh[oa]s?|concorrente|amig[oa] de|discípul[oa]|ídolo)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:ajuda|apoio|conselhos?|dinheiro|subsídio|graças|financiamento)(?!\p{L})/iu,
  ways: [
    "{own} (?:o|a|os|as) {did}{call}{whom}",
    "(?:foi|foram|é|são) (?:o |a )?{whom},? (?:que|quem){gap} {did}{gap} {own}",
    "quem (?:{did}|faz|desenvolve){gap} {own} (?:foi|foram|é|são){call}{whom}",
    "{own} (?:tem|teve) como {founder} {call}{whom}",
    "{own} (?:surgiu|ocorreu) a{call}{whom}",
    "idea? de (?:criar |montar |abrir |fundar )?{any}{gap} (?:surgiu|ocorreu) a{call}{whom}"
  ]
}
