/** How far along a product is, as Portuguese says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const portugueseStages: StageTongue = {
  hint: /alfa|alpha|beta|teste|ideia|conceito|papel|construí|existe|espera|lançad|lançamos|lançou|no ar|abert|disponível|acessível|saiu|chegou|publicad|versão|cresc|chegam|juntam|anos|interesse|código|projeto/,
  spaced: true,
  words: {
    N: "(?:(?:o|a|os|as|nosso|nossa) )?(?:(?:aplicativo|aplicação|app|plataforma|serviço|software|programa|projeto|jogo|site|ferramenta) )?§",
    we: "nós|a gente|eu|(?:o |a )?(?:noss[ao]|est[ae]) (?:aplicativo|aplicação|app|produto|plataforma|software|serviço|projeto|jogo|site|ferramenta|programa)|(?=(?:estamos|seguimos|continuamos) )",
    it: "(?:ela|ele|(?:o|a) (?:aplicativo|aplicação|app|produto|plataforma|software|serviço|projeto|jogo|site|ferramenta))",
    be: "(?:está|é|estão|estamos|somos|segue|seguimos|continua|continuamos|encontra-se|se encontra|permanece|anda)",
    adj: "(?:públic[ao]s?|privad[ao]s?|abert[ao]s?|fechad[ao]s?|limitad[ao]|gratuit[ao]|muito|bem|bastante|primeir[ao]s?|pequen[ao]|long[ao]|intern[ao]|técnic[ao]|atual|inicial|iniciais|nov[ao]s?|segund[ao]|terceir[ao]|últim[ao]|jogável|em curso|por convite|preliminar|precoce|voluntári[ao]s|curios[ao]s|corajos[ao]s)",
    K: "(?:{adj} ){0,3}(?:(?:versão|fase|etapa|período|teste|testes|programa|estágio|modo) )?(?:{adj} )?(?:de )?(?:teste )?(?<trial>(?:pré-?)?(?:alfa|alpha)|beta)(?: {adj}){0,3}",
    T: "(?:(?:uma?|a|o|noss[ao]|sua?|plen[ao]) )?{K}",
    of: "(?: (?:da|do|de|dos|das|para|para o|para a) (?:{N}|{we}))?",
    end: "(?=$|[.!;:)]|,(?! (?:o|a|os|as|um|uma|em|no|na) )| - | (?:com|e|mas|desde|até|onde|porque|enquanto|que|sem|então|junto|no seu|entre|como)(?!\\p{L})| para (?:\\p{Nd}|uns|umas|alguns|os primeiros|nossos primeiros|todos|um punhado|quem))",
    everyone: "(?:tod[ao]s|todo mundo|toda a gente|qualquer (?:um|pessoa)|o público|público|o público em geral)",
    version: versionNumber,
    stop: "(?=$|[.!;:,)]| - | (?:e|mas|desde|com|após|depois|sem|grátis|na (?:app store|google play|web|steam)|no (?:google play|mundo todo|mundo inteiro|ios|android)|em \\p{Nd}|para)(?!\\p{L}))",
    when: "(?: (?:em|no|na|neste|nesta|há|desde|ontem|hoje)(?: [\\p{L}\\p{Nd}]+){1,3}?)?",
    testers:
      "(?:{adj} )?(?:(?:testador(?:es|as|a)?|tester|testers|usuári[ao]s?|utilizador(?:es)?) (?:d[ae] )?(?<trial>alfa|alpha|beta)|(?<trialled>beta|alfa|alpha)[- ]?(?:testers?|testador(?:es|as|a)?))(?: {adj})?",
    call: "(?:(?:inscreva-se|inscreve-te|cadastre-se|regista-te|registe-se|solicite (?:acesso|um convite)|peça (?:acesso|um convite|seu convite)|pede acesso|escreva para nós|deixe seu e-?mail)(?: (?:aqui|já|grátis))?(?: (?:no|na|para(?: o| a)?))?(?: (?:testar|experimentar|participar d[ao]|entrar n[ao]|acessar|fazer parte d[ao]))?|junte-se a[o]?|junta-te a[o]?|experimente|teste|participe d[ao]|participa n[ao]|entre n[ao]|acesse|faça parte d[ao]|baixe|descarregue|instale|jogue|ajude-nos a testar|quer testar|venha testar)",
    many: "(?:(?:mais de|quase|já|cerca de|dezenas de|dez) ){0,2}(?:milhares|mil|centenas|milhões|\\p{Nd}[\\p{Nd}.,]*)(?: de)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quinze|vinte|vinte e cinco|trinta|trinta e cinco|quarenta|cinquenta)",
    ideaEnd: "(?=$|[.!;:,)]| - | (?:e|mas|porque|sem|com|no papel|que (?:queremos|nos))(?!\\p{L}))",
    thought: "(?:ideia|conceito|esboço|projeto no papel|rascunho|sonho|papel|lista de espera|página|plano)",
    no: "(?:nada|nenhum código|nem uma (?:única )?linha(?: de código)?|nenhuma linha(?: de código)?|nenhum protótipo|nenhum produto)"
  },
  free: "(?:claro|discretamente|também|realmente|com prazer|na verdade|sinceramente|plenamente|totalmente|completamente|orgulhosamente|oficialmente|de verdade)",
  now: "(?:agora|já|enfim|por fim|finalmente|até que enfim|desde (?:hoje|ontem|agora|há pouco|segunda|terça|quarta|quinta|sexta|esta semana|este mês|(?:o mês|o ano|o verão|a semana) passad[ao]|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de \\p{Nd}{4})?|\\p{Nd}{4})|a partir de (?:hoje|agora)|hoje|recém)",
  dated:
    "(?:(?:em|no (?:início|final|fim) de) (?:(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:de )?)?\\p{Nd}{4}|em (?:\\p{Nd}{1,2} de )?(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de \\p{Nd}{4}|(?:na semana|no mês|no ano|no verão|no outono|no inverno|na primavera) passad[ao]|nest[ea] (?:semana|mês|ano|verão|primavera|outono|inverno)|há (?:uma?|dois|duas|três|quatro|seis|\\p{Nd}+|pouco|alguns|algumas)(?: (?:semanas?|mês|meses|anos?))?)",
  still:
    "(?:ainda|por enquanto|no momento|neste momento|de momento|agora mesmo|atualmente|por ora|até agora|até o momento|até ao momento|presentemente|nesta fase|hoje em dia|até à data)",
  joins: "e|mas|então|porém",
  unless:
    "(?:se|quando|assim que|logo que|até que|antes que|imagine|tomara|esperamos|planejamos|planeamos|pretendemos|previst[ao]|será|seria|serão|era|eram|estava|estavam|esteve|havia|disse|diz|conta|quase|nunca|cliente|parceiro|concorrente)",
  spoils:
    "(?:em breve|brevemente|previst[ao]|próxim[ao]|será|serão|módulo|função|funcionalidade|recurso|extensão|integração|android|ios|iphone|ipad|mac|macos|windows|linux|de outr[ao]s?|bloqueadores?|macho|caroteno|romeo|partículas|encerrad[ao]|fechou|do nosso cliente|mais tarde|que vem)",
  trial: [
    "^{S} ?{be} (?:(?:disponível|jogável|acessível|utilizável|abert[ao]|em plen[ao]|no ar|só|apenas|rodando|a correr|sendo testad[ao]) )?(?:em |como |n[ao] )?{T}{of}{end}",
    "^(?:{S} )?(?:(?:acaba de|acabamos de) )?(?:entrou em|entramos em|entrámos em|entra em|entrar em|lançou|lançamos|lançámos|lançar|iniciou|iniciamos|abriu|abrimos|abrir|começou|começamos|publicamos|estreou|passou para) {T}{of}{end}",
    "^(?:{S} )?(?:estamos |está )?(?:fazendo|a fazer|realizando|conduzindo|conduzimos|fazemos|temos|oferecemos|oferece|realizamos|tem|rodando|mantemos) {T}{of}{end}",
    "^(?:est[ae]|isto|isso|o que você (?:vê|está vendo|usa)(?: aqui)?|o que vês(?: aqui)?|trata-se de|você está (?:usando|vendo)) (?:é )?(?:só |apenas )?{T}{of}{end}",
    "^{call} (?:(?:a|o|no|na|noss[ao]|do|da) )?{K}{of}{end}",
    "^{call} {N} em {T}{end}",
    "^(?:(?:(?:inscreva-se|cadastre-se|inscreve-te|regista-te) )?(?:como|para ser)|seja|sê|torne-se|torna-te) (?:(?:uma?|um d[eo]s nossos|nosso|noss[ao]s) )?{testers}{of}{end}",
    "^(?:procuramos|procuro|buscamos|precisamos de|queremos|estamos procurando|estamos à procura de|convidamos) (?:(?:mais|uns|umas|alguns|\\p{Nd}+|dez|vinte|cinquenta|nossos primeiros|novos|por) ){0,2}{testers}{of}{end}",
    "^procuram-se {testers}{of}{end}",
    "^(?:a|o|noss[ao]) {K}{of} (?:está (?:abert[ao]|em andamento|em curso|disponível|no ar|ativ[ao])|começou|arrancou|já começou|segue abert[ao])(?: (?:a|para) {everyone})?"
  ],
  launched: [
    "^(?:{S} )?(?:(?:acaba de|acabamos de) )?(?:saiu|saímos|sair|deixou|deixamos|deixámos|concluiu|terminou|terminamos|superou|encerrou|abandonou) (?:para trás )?(?:d[ao] |de )?(?:a |o |sua |seu |nosso |nossa )?(?:{K}){stop}",
    "^(?:a fase |o período |o |a )(?:de )?(?:testes )?beta(?: {adj})?{of} (?:terminou|acabou|chegou ao fim|ficou para trás|está encerrad[ao]|foi concluíd[ao]){stop}",
    "^(?:{N} (?:versão )?{version}|(?:a )?versão {version}{of}|a (?:primeira )?versão (?:estável|final|definitiva|pública|completa|oficial){of}) (?:está|foi) (?:aqui|disponível|publicada|lançad[ao]|pront[ao]|no ar){stop}",
    "^(?:{N} (?:versão )?{version}|(?:a )?versão {version}{of}|a (?:primeira )?versão (?:estável|final|definitiva){of}) (?:saiu|chegou){when}{stop}",
    "^(?:saiu|chegou) (?:(?:o |a )?{N} (?:versão )?{version}|a (?:primeira )?versão (?:{version}|estável|final|definitiva){of}){stop}",
    "^(?:{we} )?(?:publicamos|lançamos|lançámos|acabamos de (?:publicar|lançar)) (?:a )?(?:primeira )?(?:versão )?(?:estável )?(?:{N} )?{version}{of}{stop}",
    "^{N} (?:chegou|alcançou|atingiu) (?:à |a )?(?:versão )?{version}{stop}",
    "^{S} (?:foi lançad[ao]|estreou|chegou ao mercado|entrou no ar|foi para o ar|abriu (?:suas|as) portas a {everyone}|abriu (?:ao público|para o público|a {everyone}|para {everyone})){when}(?: (?:após|depois de) [^,.;]{3,50}?)?{stop}",
    "^(?:{we} )?(?:lançamos|lançámos|abrimos|acabamos de (?:lançar|abrir)) {N}(?: (?:a|ao|para) {everyone})?{when}{stop}",
    "^(?:não é mais|já não é) (?:preciso|necessário) (?:ter )?convite"
  ],
  launchedNow: [
    "^(?:{S} )?não (?:está|estamos|é) (?:mais )?(?:em |uma? )?(?:{K}){stop}",
    "^{S} ?(?:está|estamos|é) (?:(?:livremente|publicamente) )?(?:abert[ao]s?|disponível|disponíveis|acessível|no ar|online|aqui|lançad[ao]|públic[ao]|no mercado|em produção)(?: (?:a|ao|para) (?:{everyone}|público))?{stop}",
    "^(?:todo mundo|qualquer (?:um|pessoa)|todos|toda a gente) (?:pode|podem) (?:se )?(?:cadastrar|cadastrar-se|registar-se|usar|baixar|descarregar|inscrever|inscrever-se|experimentar|comprar|entrar|criar uma conta)(?: (?:em|n[ao]))?(?: {N})?{stop}"
  ],
  idea: [
    "^{S} ?(?:{be} |não passa de |não é mais (?:do )?que )(?:(?:só|somente|apenas|unicamente|nada mais que|simplesmente|meramente) ){1,2}(?:uma? |no )?(?:mera |simples )?{thought}{ideaEnd}",
    "^{S} (?:não passa de |não é mais (?:do )?que )(?:uma? )(?:mera |simples )?{thought}{ideaEnd}",
    "^{S} ?(?:{be}|existe) (?:só |somente |apenas )?(?:n[ao] |em )(?:fase|etapa|estágio|campo|plano|papel|prancheta)(?: (?:inicial )?(?:d[aeo]s?|conceitual)(?: (?:ideias?|conceito|concepção|conceção|ideação|planejamento|planeamento))?)?{ideaEnd}",
    "^(?:só|apenas|somente) (?:há|existe|temos) (?:uma?|a) (?:lista de espera|ideia|página|conceito|esboço){ideaEnd}",
    "^(?:recolhemos|medimos|estamos medindo|estamos recolhendo|coletamos) (?:o interesse|interesse|opiniões|e-?mails) antes de"
  ],
  ideaStill: [
    "^não (?:construímos|desenvolvemos|programamos|fizemos|escrevemos|há|existe|temos) {no}(?: (?:construído|pronto|feito|desenvolvido|programado))?{ideaEnd}",
    "^não (?:começamos|começámos) (?:a (?:construir|desenvolver|programar)|o desenvolvimento|a construção)(?: (?:d[ao] )?{N})?{ideaEnd}",
    "^{S} não existe{ideaEnd}",
    "^não existe {N}{ideaEnd}",
    "^{no} (?:está|foi) (?:construíd|desenvolvid|programad|feit|escrit|pront)[oa]{ideaEnd}"
  ],
  growing: [
    "^{many} (?:usam|utilizam|trabalham com|confiam n?[ao]?|jogam|leem) ?{N}[^.;]{0,60}?(?:(?:chegam|juntam-se|se juntam|entram|se somam) |cada vez mais|crescendo|a crescer)",
    "^{S} (?:cresce|está crescendo|está a crescer) (?:rápido|rapidamente|depressa|a cada|mês a mês|semana a semana|\\p{Nd}|muito)",
    "^(?:crescemos|estamos crescendo|estamos a crescer) (?:rápido|rapidamente|depressa|a cada|mês a mês|\\p{Nd})"
  ],
  mature: [
    "^{N} está (?:há|no mercado há|em uso há) (?:mais de |quase )?(?:{years} anos|(?:duas|três|quatro) décadas|décadas)",
    "^{N} é uma? (?:produto|software|sistema|plataforma|ferramenta) (?:madur[ao]|consolidad[ao]){ideaEnd}"
  ]
}
