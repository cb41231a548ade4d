/** How Portuguese tells that a house began, in Brazil and in Portugal. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { romanceShapes } from "./RomanceShapes.ts"

const kinds =
  "museu|moinho|lagar|talho|vidraria|tecelagem|empresa|companhia|startup|start-up|agência|estúdio|associação|casa|padaria|pastelaria|confeitaria|cooperativa|quinta|fazenda|sítio|granja|oficina|loja|lojinha|livraria|cervejaria|escritório|consultoria|consultora|escola|academia|fábrica|torrefação|torrefacção|torra|queijaria|restaurante|café|cafeteria|bar|taberna|tasca|pousada|hotel|marca|selo|coletivo|colectivo|clube|fundação|equipe|equipa|app|aplicativo|aplicação|plataforma|projeto|projecto|grupo|galeria|gráfica|tipografia|carpintaria|marcenaria|serralharia|olaria|saboaria|destilaria|adega|vinícola|chocolateria|viveiro|salão|clínica|farmácia|revista|jornal|coro|companhia de teatro|teatro|laboratório|rede|ferramenta|jogo|negócio|firma|ateliê|atelier|editora|horta|produtora|ong|organização|entidade|creche|centro|software|produto|sociedade|iniciativa|florista|joalharia|joalheria|gelataria|sorveteria|serviço|costura|doceria|mercearia"

export const portugueseBeginnings: BeginningTongue = {
  time: "em|desde|o|a|os|de|do|da|no|na|nos|lá|por|volta|finais|final|fim|início|inícios|princípio|princípios|meados|começo|primavera|verão|outono|inverno|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano|mês|dia|já|só|apenas|\\p{Nd}{1,2}|corria|era|longínquo|frio|quente|chuvoso|um|uma|num|numa",
  bareYear: false,
  noTime: "até|antes de|depois de|após|entre|versão|modelo|partir de|para|contra|e",
  since: "desde",
  articles: new Set(["o", "a", "os", "as"]),
  genitive: false,
  house: {
    our: "(?:(?:[oa] )?(?:noss[oa]s?)|est[ae]) ",
    the: "(?:o |a )",
    ofOur: "(?:d[aoe] (?:noss[oa]|minha|meu)|dest[ae]) ",
    ofThe: "(?:do |da )",
    of: "de",
    before: "pequen[oa]|jovem|querid[oa]|própri[oa]|modest[oa]",
    behind:
      "familiar|artesanal|independente|criativ[oa]|digital|cultural|social|biológic[oa]|local|rural|pequen[oa]|web|móvel|de design|de bairro|de comunicação|de pão|de arquitetura|de móveis|de cerâmica|de marketing|de software|de costura|de família"
  },
  ...romanceShapes({
    kinds,
    H: "^(?:(?:e|mas|assim|então|que|quando|pois|finalmente|hoje|foi|onde|como|já|é|foi então que|foi quando|foi assim que) ){0,2}",
    adverb:
      "oficialmente|finalmente|enfim|juntos|juntas|discretamente|inicialmente|originalmente|primeiro|então|formalmente|já|legalmente|humildemente|assim",
    we: "nós|eu|a gente",
    born: "(?:foi|é|fora){A} (?:fundad[oa]|criad[oa]|constituíd[oa]|concebid[oa]|idealizad[oa]|estabelecid[oa]|cofundad[oa]|formad[oa])|tinha sido (?:fundad[oa]|criad[oa])|nasceu|nasce|nascia|surgiu|surge|surgia|viu a luz(?: do dia)?|vê a luz|veio ao mundo|ganhou (?:vida|forma|corpo)|ganha (?:vida|forma)|tomou forma|(?:iniciou|começou|inicia|começa)(?: a| o)? (?:a |as |o |os )?(?:sua |seu |suas |seus )?(?:atividades?|actividades?|percurso|caminho|história|trajetória|jornada|caminhada|aventura)|d(?:eu|á) (?:os |seus |os seus )?primeiros passos|constituiu-se|fundou-se|criou-se|formou-se|se constituiu|se formou|saiu do papel|sai do papel|foi posta em marcha|foi tirad[oa] do papel",
    weBorn: "(?:nascemos|fomos fundad[oa]s|fomos criad[oa]s|surgimos|constituímo-nos)",
    found:
      "(?:fund[aá]mos|fundei|fundou|fundaram|cri[aá]mos|criei|criou|criaram|constituímos|cofund[aá]mos|cofundei|cofundou|cofundaram|mont[aá]mos|montei|montou|montaram|idealiz[aá]mos|idealizei|idealizou|idealizaram|ergu[eê]mos|inici[aá]mos|iniciei|iniciou|pusemos de pé|tir[aá]mos do papel|tirei do papel|concebemos|constru[ií]mos|desenvolvemos)",
    open: "(?:lanç[aá]mos|lancei|lançou|lançaram|abrimos|abri|abriu|abriram|inaugur[aá]mos|inaugurei|inaugurou|inauguraram|public[aá]mos|publiquei|começ[aá]mos|comecei|arranc[aá]mos|arranquei|estre[aá]mos|começaram|arrancaram|coloc[aá]mos no ar|coloquei no ar)(?: com)?",
    proper: "(?:[oa] )?(?:noss[oa]|minha|meu|sua|seu|uma?) própri[oa] (?:{kinds})",
    lifeTo: "(?:demos|dei|deu|deram) (?:vida|forma|início) (?:à|ao|a)",
    inIt: "(?!)",
    with: "com|junto com|em conjunto com|a|desde|em|no|na|num|numa|entre",
    isA: "(?:é|somos|sou)(?: uma?)?",
    participle:
      "(?:fundad[oa]s?|criad[oa]s?|nascid[oa]s?|constituíd[oa]|que (?:nasceu|foi fundad[oa]|foi criad[oa]|surgiu|começou|começ[aá]mos|fund[aá]mos))",
    foundation: "(?:a |o )?(?:criação|nascimento|fundação|origem)",
    ourFoundation: "(?:(?:a |o )?noss[oa]) (?:criação|nascimento|fundação)",
    sinceFoundation:
      "(?:desde|com|após) (?:(?:a |o )?(?:nossa|sua|nosso|seu)|a|o) (?:criação|nascimento|fundação|abertura|início|lançamento)",
    preposition: "em",
    label: "(?:ano de )?(?:criação|nascimento|fundação)|fundad[oa]|criad[oa]",
    birth: "(?:o |a )?(?:nascimento|criação|fundação|nasce|surge|arranca)",
    of: "de |do |da ",
    roots: "(?:os |as |o |a )?(?:origens|inícios|começos|raízes|origem|história|trajetória|início)",
    ourRoots: "(?:(?:os |as |o |a )?noss[oa]s?) (?:origens|inícios|começos|raízes|origem|história|trajetória|início)",
    reach: "(?:remontam?|remonta|datam?|data)(?: (?:ao?|de))?",
    weReach: "(?!)",
    weAlone:
      "(?:comecei|começ[aá]mos|passei|pass[aá]mos|lancei-me|estabelec\\p{L}+(?:-me|-nos)?)(?: a trabalhar)? por conta própria|(?:me|nos) lanc\\p{L}+ por conta própria|resolvemos empreender|decidi empreender|decidimos empreender|virei autônom[oa]",
    opened:
      "(?:abriu|abre|abria)(?: pela primeira vez)?(?: (?:suas|as|as suas) portas| ao público)?|(?:foi|é){A} (?:lançad[oa]|abert[oa]|inaugurad[oa]|publicad[oa])|(?:lançou-se|se lançou|inaugurou-se|estreou|estreou-se|entrou no ar|foi ao ar|entrou em funcionamento|foi para o ar|chegou ao mercado|chegou às lojas)|(?:começou|arrancou|arranca|começa|iniciou|partiu)|foi{A} (?:registad[oa]|registrad[oa]|inscrit[oa]) n[ao] (?:conservatória|junta comercial|registo comercial)",
    weBegan:
      "(?:começ[aá]mos|comecei|arranc[aá]mos|arranquei|abrimos|abri|inici[aá]mos|partimos|lanç[aá]mo-nos|nos lançamos|nos instalamos|instal[aá]mo-nos|estabelecemo-nos|estre[aá]mos)",
    weOpened:
      "(?:abrimos|abri|abríamos)(?: pela primeira vez)? (?:(?:as nossas|nossas|as|minhas) portas|(?:a nossa|nossa|a) porta)|demos (?:os |nossos |os nossos )?primeiros passos|dei (?:os )?(?:meus )?primeiros passos|(?:começ[aá]mos|inici[aá]mos|iniciei|comecei)(?: a| o)? ?(?:nossa|nosso|esta|este|minha|a) (?:atividade|actividade|aventura|história|caminho|jornada|percurso|caminhada|trajetória|negócio)|(?:pusemos|puse) mãos à obra|(?:abrimos|abri) (?:o )?(?:nosso |meu )?cnpj|(?:regist[aá]mos|registramos) a (?:nossa )?empresa|juntámo-nos para|nos juntamos para|unimos forças|nos unimos para",
    after:
      "(?=$|[.!]|,? (?:com|em|no|na|num|numa|sem|como|desde|sob|sobre|entre|de|sendo|por|juntos|juntas|muito|quando|após|depois|ainda|a (?:dois|duas|três|quatro|partir)|atrás|sozinhos|sozinhas|sozinho|sozinha|pequenos|pequeno)(?!\\p{L}))",
    exists: "(?:existe|está (?:abert[oa]|em funcionamento|aqui|ativ[oa]|no ar|no mercado|presente)|funciona)",
    weExist:
      "(?:existimos|estamos (?:aqui|no mercado|em funcionamento|abertos|abertas|ao (?:seu|teu) lado|ativos|no ar|juntos|na estrada|nesta estrada)|sou autônom[oa]|trabalho por conta própria)",
    trade:
      "amassamos|assamos|cozemos|cozinhamos|tecemos|costuramos|forjamos|sopramos|talhamos|gravamos|encadernamos|bordamos|esculpimos|moldamos|destilamos|vinificamos|colhemos|montamos|pintamos|torneamos|curamos|fiamos|tingimos|editamos|publicamos|semeamos|plantamos|escrevemos|compomos|fotografamos|filmamos|traduzimos|ensinamos|realizamos|confeccionamos|confecionamos|engarrafamos|asso|fabrico|costuro|faço|fabricamos|cultivamos|consertamos|reparamos|restauramos|imprimimos|programamos|criamos|cuidamos|modelamos",
    does: "ajuda|acompanha|desenvolve|cria|produz|desenha|torra|assa|constrói|tece|fabrica|imprime|repara|restaura|cultiva|forja|confecciona|destila|edita|publica|reúne|apoia|encaderna|ensina|faz|conserta",
    aKind: "uma?|[oa] (?:seu|sua|teu|tua)|a|o",
    lineTail:
      "familiar|artesanal|independente|de família|de bairro|em \\p{Lu}[\\p{L}-]+|com tradição|de pais para filhos",
    ourStory:
      "(?:(?:a |o )?noss[oa]|minha|meu|a minha|o meu) (?:pequen[oa] |grande )?(?:história|aventura|viagem|caminho|jornada|percurso|trajetória|caminhada|sonho)",
    theStory:
      "(?:a|o|esta|este|essa) (?:pequena |grande )?(?:história|aventura|viagem|caminho|jornada|sonho|percurso|projeto)",
    storyBegan:
      "(?:começou|começa|arrancou|arranca|iniciou|inicia|nasceu|nasce|teve início|tem início|iniciou-se|se iniciou|partiu|remonta|deu os primeiros passos)",
    allBegan:
      "(?:tudo|isto|isso|tudo isto){A} (?:começou|começa|arrancou|arranca|nasceu|surgiu|teve início|partiu)|(?:a ideia|o sonho|a nossa ideia|o nosso sonho) (?:saiu do papel|virou realidade|se tornou realidade|tornou-se realidade|ganhou forma|ganhou vida)|foi dado o pontapé de saída|demos o pontapé (?:de saída|inicial)",
    began: "(?:começou|começa|arrancou|arranca)",
    all: "(?:tudo)",
    decide:
      "(?:decid\\p{L}+|resolv\\p{L}+|nos arriscamos|arrisc[aá]mos|apost[aá]mos|nos juntamos|junt[aá]mo-nos|optamos|tiv\\p{L}+ a ideia de)",
    toFound:
      "(?:a |por |para )?(?:fundar|criar|montar|lançar|abrir|pôr de pé|erguer|cofundar|constituir|desenvolver|tirar do papel)",
    toAlone: "(?:a )?(?:empreender|trabalhar por conta própria|lançar(?:-nos|-me) por conta)",
    behind: "(?:por trás d[aeo]|atrás d[aeo])",
    whoFounded: "que (?:fundou|fundaram|criou|criaram|lançou|lançaram)",
    quit: "(?:deix[aá]mos|deixei|deixou|deixaram|larg\\p{L}+|abandon\\p{L}+|demiti\\p{L}*|despedi\\p{L}*)"
  }),
  founded:
    "(?:fundad[oa]s?|criad[oa]s?|nascid[oa]s?|lançad[oa]s?|abert[oa]s?|constituíd[oa]s?|estabelecid[oa]s?|inaugurad[oa]s?)",
  veto: "a mudar|não|nunca|jamais|se|oxalá|teríamos|teria\\p{L}*|tivéssemos|queremos|gostaríamos|vamos|vai|vão|planejamos|planeamos|previst[oa]|segund[oa]|terceir[oa]|quart[oa]|nov[oa]s?|de novo|novamente|reabri\\p{L}*|relanç\\p{L}*|sucursal|filial|delegação|sede|versão|também|além disso|igualmente|quase|vizinh[oa]|parceir[oa]s?|fornecedor\\p{L}*|antecessor\\p{L}*|predecessor\\p{L}*|mud[aá]mos|mud[aá]mo-nos|transfer\\p{L}+|comprámos|compramos|comprou|adquiri\\p{L}*|vendemos|vendeu|fusão|fundiu-se|crowdfunding|campanha|boletim|newsletter|blog|blogue|loja online|loja virtual|membro|membros|entregas|cursos?|carreira|prémio|prêmio|ganh[aá]mos|ganhou o|remodel\\p{L}*|reform\\p{L}*|ampli\\p{L}*|export\\p{L}*|cliente|antes d[aeo]|falência|contrat\\p{L}*|estudos|a vender|a oferecer|a exportar|oferecemos|juntou-se",
  sinceVeto:
    "só|somente|apenas|unicamente|faz parte|pertence\\p{L}*|certific\\p{L}*|biológic[oa]s?|orgânic[oa]s?|com (?!(?:amor|paixão|carinho|o mesmo|a mesma|muito|muita|as mãos|dedicação)(?!\\p{L}))|sem|clim\\p{L}*|sustentá\\p{L}*|solar\\p{L}*|colabor\\p{L}*|patrocin\\p{L}*|mensal\\p{L}*|cada (?:mês|ano|verão)|própri[oa]s?|geraç\\p{L}*",
  otherTime: "hoje|desde então|mais tarde|depois|antes|anteriormente|agora|entretanto|atualmente|logo",
  and: "e"
}
