import type { PlaceTongue } from "./PlaceTongue.ts"

const articled = "(?= (?:Porto|Rio|Recife|Funchal|Barreiro|Seixal|Montijo|Fundão|Estoril|Entroncamento)(?!\\p{L}))"
const articledToo = "(?= (?:Covilhã|Guarda|Maia|Amadora|Figueira|Nazaré|Trofa|Póvoa|Marinha|Horta|Bahia)(?!\\p{L}))"
const inTown = `em|no(?-i:${articled})|na(?-i:${articledToo})`
const ofTown = `de|do(?-i:${articled})|da(?-i:${articledToo})`
const toTown = `a|ao(?-i:${articled})|à(?-i:${articledToo})`

export const placePortuguese: PlaceTongue = {
  lang: "pt",
  lead: "hoje|hoje em dia|atualmente|desde \\p{Nd}{4}|há (?:mais de |quase |já )?(?:\\p{L}+|\\p{Nd}+) (?:anos|gerações|décadas)|olá|em resumo|todos os dias|todas as (?:manhãs|noites)|dia após dia|juntos|juntas|sim|com (?:a minha|o meu|minha|meu|a nossa|o nosso) \\p{Ll}+|até hoje",
  adverbs:
    "ainda|hoje|hoje em dia|atualmente|orgulhosamente|com orgulho|à mão|artesanalmente|de forma artesanal|nós mesmos|nós próprios|eu mesm[oa]|juntos|juntas|os dois|as duas|os três|com (?:muito |muita |todo o )?(?:amor|carinho|cuidado|paixão|paciência|dedicação|orgulho)(?: e (?:paciência|paixão|cuidado|carinho|café|dedicação))?|simplesmente|inteiramente|integralmente|exclusivamente|só|apenas|todos os dias|todas as (?:manhãs|noites)|diariamente|dia e noite|em pequenos lotes|em pequenas séries|por medida|sob medida|por encomenda|desde \\p{Nd}{4}|há (?:\\p{L}+|\\p{Nd}+) (?:anos|gerações)|todo o ano|o ano todo|sempre|aqui|principalmente",
  we: null,
  weAre: "(?:nós )?somos|(?:eu )?sou|formamos|a gente é",
  is: "é|são|, é|continua a ser",
  a: "uma?|o|a|os|as|uns|umas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\\p{Nd}{1,3}|um par de|um punhado de|acima de tudo uma?",
  and: "e|&|ou",
  kinds:
    "empresa|companhia|sociedade|startup|start-up|estúdio|atelier|ateliê|agência|oficina|equipa|equipe|time|firma|escritório|consultora|consultoria|cooperativa|associação|fundação|coletivo|loja|lojinha|livraria|padaria|pastelaria|confeitaria|cervejaria|cervejeira|torrefação|torrefadora|destilaria|queijaria|talho|açougue|chocolataria|saboaria|adega|vinícola|olaria|gráfica|tipografia|carpintaria|marcenaria|serralharia|serralheria|fábrica|quinta|fazenda|sítio|viveiro|horta|moinho|café|cafeteria|restaurante|hotel|pousada|escola|academia|clínica|consultório|farmácia|galeria|teatro|museu|editora|selo|marca|laboratório|garagem|grupo|duo|dupla|trio|casal|banda|coro|orquestra|pme|negócio|negócio familiar|empresa familiar|ong|fabricante|artesãos?|artesãs?|criador(?:es|as|a)?|programador(?:es|as|a)?|desenvolvedor(?:es|as|a)?|designers?|ilustrador(?:es|as|a)?|consultor(?:es|as|a)?|produtora?|produtores|clube|instituto|rede|organização|apicultores|padeiros|ceramistas|casa|cozinha|florista|joalharia|alfaiataria|sapataria|software house",
  people:
    "amigos|amigas|irmãs|irmãos|pessoas|família|casal|sócios|sócias|colegas|primos|apaixonados|mãe e filha|pai e filho|gente|malta",
  tail: "de (?:(?:\\p{Nd}+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)(?: \\p{Ll}+){0,2}|\\p{Ll}+)(?: e \\p{Ll}+)?|com (?:\\p{Nd}+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte) \\p{Ll}+|sem fins lucrativos",
  at: `(?:(?:com sede|com base|sediad[ao]s?|basead[ao]s?|localizad[ao]s?|situad[ao]s?|instalad[ao]s?|estabelecid[ao]s?|enraizad[ao]s?|domiciliad[ao]s?|aqui|bem) )?(?:${inTown}|(?:em pleno|no) (?:centro|coração|centro histórico|norte|sul|bairro [\\p{Ll} ]{3,20}|cais|porto) (?:${ofTown})|na (?:cidade|baixa|zona|ribeira|zona histórica|parte antiga|vila) (?:${ofTown})|nos arredores (?:${ofTown})|às portas (?:${ofTown})|perto (?:${ofTown})|desde|a partir (?:${ofTown})|ao lado (?:${ofTown})|junto (?:${toTown}))`,
  of: `${ofTown}|vind[ao]s? (?:${ofTown})|que (?:fica|está|tem sede) (?:${inTown})|com (?:sede|base|escritório|oficina|ateliê|atelier) (?:${inTown})|(?:sediad|basead|situad|localizad|instalad)[ao]s? (?:${inTown})`,
  spots:
    "(?:no|na|nos|nas|num|numa|junto ao|junto à|perto do|perto da) (?:\\p{Ll}+ )?(?:porto|centro|coração|bairro|centro histórico|cais|baixa|arredores|zona|ribeira|marina|norte|sul|praia|rua|praça|cantinho|canto|estação)(?: \\p{Ll}+)? (?:de|do(?= Porto| Rio| Recife| Funchal)|da(?= Covilhã| Guarda| Maia| Nazaré))",
  genitive: "de|do(?= Porto| Rio| Recife| Funchal)|da(?= Covilhã| Guarda| Maia| Nazaré)",
  set: "situad[ao]s?|localizad[ao]s?|instalad[ao]s?|escondid[ao]s?|com sede",
  sits: "fica|encontra-se|situa-se|localiza-se|vive|mora|trabalha|está|tem casa|espera por si|recebe",
  born: "nasceu|surgiu|começou|arrancou|foi fundad[ao]|foi criad[ao]",
  cleft: "é",
  thatWe: "que|onde",
  settled: "situad[ao]s?|sediad[ao]s?",
  stays: "aqui|continua\\p{L}*|ainda|ali|lá|ficámos|ficamos|permanec\\p{L}+|desde então",
  comes:
    "tem (?:a )?(?:sua )?(?:sede|casa|oficina|base|loja) em|vem de|vem do(?= Porto| Rio| Recife| Funchal)|chega de|opera a partir de|trabalha a partir de|vive em|vive no(?= Porto| Rio| Recife)|faz-se em|nasce em|cria-se em|produz-se em|funciona a partir de",
  all: "todos os nossos|todas as nossas|cada um dos nossos|cada uma das nossas",
  beside:
    "em|no|na|nos|nas|num|numa|sobre|atrás de|atrás do|atrás da|junto a|junto ao|junto à|ao lado de|ao lado do|ao lado da|em frente a|em frente ao|por cima de|perto de|perto do|perto da|à beira do|à beira da|a partir de",
  articles: "uma?|o|a|os|as|nosso|nossa|meu|minha|seu|sua|antig[oa]|velh[oa]|[\\p{Ll}]+",
  make: "fazemos|faço|fabricamos|fabrico|desenvolvemos|desenvolvo|desenhamos|desenho|projetamos|criamos|crio|cozemos|assamos|produzimos|produzo|torramos|torro|destilamos|cosemos|costuramos|costuro|tricotamos|tecemos|teço|imprimimos|imprimo|encadernamos|esculpimos|torneamos|forjamos|soldamos|prensamos|colhemos|embalamos|cultivamos|cultivo|criamos|escrevemos|escrevo|programamos|programo|reparamos|consertamos|conserto|restauramos|restauro|cortamos|tingimos|fiamos|misturamos|engarrafamos|enchemos|vertemos|cozinhamos|cozinho|fumamos|pintamos|pinto|gravamos|montamos|monto|preparamos|preparo|editamos|publicamos|idealizamos|imaginamos|inventamos|confeccionamos|confecionamos|amassamos|moldamos|construímos|construo|mantemos|bordamos|fermentamos|elaboramos|tocamos (?:o negócio|a empresa)|gerimos",
  made: "feit[oa]s?|fabricad[oa]s?|desenvolvid[oa]s?|desenhad[oa]s?|projetad[oa]s?|criad[oa]s?|cozid[oa]s?|assad[oa]s?|produzid[oa]s?|torrad[oa]s?|destilad[oa]s?|cosid[oa]s?|costurad[oa]s?|tricotad[oa]s?|tecid[oa]s?|impress[oa]s?|encadernad[oa]s?|esculpid[oa]s?|forjad[oa]s?|soldad[oa]s?|prensad[oa]s?|cultivad[oa]s?|escrit[oa]s?|programad[oa]s?|reparad[oa]s?|restaurad[oa]s?|cortad[oa]s?|tingid[oa]s?|misturad[oa]s?|engarrafad[oa]s?|cozinhad[oa]s?|pintad[oa]s?|gravad[oa]s?|montad[oa]s?|preparad[oa]s?|editad[oa]s?|publicad[oa]s?|idealizad[oa]s?|pensad[oa]s?|imaginad[oa]s?|inventad[oa]s?|confeccionad[oa]s?|amassad[oa]s?|moldad[oa]s?|construíd[oa]s?|mantid[oa]s?|elaborad[oa]s?|bordad[oa]s?|faz|fazem",
  become: "é|são|está|estão|se",
  by: "por",
  abide: `vivem|vive|moram|trabalham|vivemos|vivo|moramos|moro|trabalhamos|trabalho|trabalha|operamos|opera|ficamos|fica|estamos|está|estão|temos (?:a |o |os )?(?:nossa |nosso |nossos )?(?:sede|oficina|escritório|escritórios|estúdio|base|casa|ateliê|atelier)|encontramo-nos|encontra-se|situamo-nos|localiza-se|situa-se|residimos|temos as mesas`,
  our: "(?:a |o |os |as )?(?:noss[oa]s?|minha|meu)|(?:a )?sua|(?:o )?seu",
  rooms:
    "oficina|oficinas|escritório|escritórios|sede|estúdio|ateliê|atelier|cozinha|padaria|torrefação|torrefacção|fazenda|quinta|consultório|loja|lojinha|livraria|casa|galeria|showroom|café|restaurante|escola|laboratório|fábrica|gráfica|quartel-general|garagem|armazém|adega|horta|viveiro|porta|base|lar|forno|fornos|teares|mesas|espaço|cantinho|centro de operações",
  stand:
    "fica|ficam|está|estão|encontra-se|encontram-se|situa-se|localiza-se|é|são|espera por si|espera por ti|espera você|ocupa|esconde-se",
  into: "(?:pode|podes|podem|você pode) (?:visitar|ver|conhecer|encontrar)|da|do|das|dos|na|no|nas|nos|numa|num|desde|a partir da|a partir do|visite|visita|(?:venha|vem|venham) (?:conhecer|visitar|ver)|venha (?:à|ao|a)|vem (?:à|ao)|bem-vind[oa]s? (?:à|ao)|passe (?:pela|pelo)|passa (?:pela|pelo)|conheça|trabalhamos (?:na|no|a partir da|a partir do)|temos|sai da|sai do|esperamos por (?:si|ti|você|vocês) (?:na|no)|recebemos (?:você|os clientes) (?:na|no)|encontra-nos (?:na|no)|de",
  team: "(?:a |o )?(?:nossa|nosso|toda a|todo o|toda a nossa|a|o) (?:pequena |pequeno |jovem )?(?:equipa|equipe|time|empresa|estúdio|família|oficina|agência|grupo)(?: (?:inteira|inteiro|completa|toda|de \\p{Ll}+))?|(?:a|o|as|os) (?:\\p{Ll}+ ){0,2}(?:equipa|equipe|time|pessoas|empresa|criadores|dupla|trio|família) (?:por trás d[aoe]|d[aoe]|que faz|que fazem) {S}",
  find: "encontra-nos|encontre-nos|pode(?:s|m)? (?:encontrar-nos|visitar-nos|nos encontrar|nos visitar)|(?:você )?(?:nos encontra|nos acha|vai nos encontrar|encontra a gente|pode nos visitar)|visite-nos|visita-nos|nos visite|venha (?:visitar-nos|nos visitar|conhecer-nos|nos conhecer|ter connosco)|vem (?:visitar-nos|conhecer-nos)|(?:esperamos|estamos à espera) (?:por|de) (?:si|ti|você|vocês)|esperamos você|esperamos a sua visita|recebemos (?:você|vocês)|recebemo-lo|estamos à sua espera|passe por cá",
  behind: "por trás d[aoe]|atrás d[aoe]|por detrás d[aoe]",
  there: "está|estão|há|esconde-se|encontra-se|trabalha|trabalham|existe|tem",
  work: "é (?:obra|a obra|o trabalho|o projeto|um projeto|uma criação|a criação|uma ideia|a ideia|um produto|uma marca|uma iniciativa|fruto do trabalho|filha|filho) de|é (?:feit[oa]|criad[oa]|desenvolvid[oa]|desenhad[oa]|gerid[oa]|mantid[oa]|dirigid[oa]|tocad[oa]|editad[oa]|produzid[oa]) por|vem de|chega-nos de|é",
  based:
    "com sede|com base|sediad[ao]s?|basead[ao]s?|localizad[ao]s?|situad[ao]s?|instalad[ao]s?|estabelecid[ao]s?|desde|a partir de|enraizad[ao]s?|trabalhando|a trabalhar|direto de|diretamente de",
  home: "a sede d[aoe] {S}|(?:a )?nossa sede|a casa d[aoe] {S}|(?:a )?nossa casa|(?:o )?nosso lar|o lar d[aoe] {S}|(?:a )?nossa cidade|(?:a )?nossa base|a base d[aoe] {S}|(?:o )?nosso quartel-general|o berço d[aoe] {S}|(?:o )?nosso porto de abrigo|(?:o )?nosso poiso",
  hello: `(?:olá|saudações|um olá|bem-vind[oa]s?|bom dia|um abraço|cumprimentos|oi)(?: a tod[oa]s)? (?:desde|${ofTown}|diretamente (?:${ofTown}))`,
  ourVerb: "(?:\\p{Ll}+ )?\\p{Ll}+(?:amos|emos|imos|ímos|omos)|(?:a |o |os |as )?noss[oa]s?",
  leads:
    "vendid[ao]s?|usad[ao]s?|comprad[ao]s?|fundad[ao]s?|para|por|com|como|que|quem|onde|quando|cujo|sobre|sem|contra|entre|se|porque|desde|ao|à|pelo|pela|em"
}
