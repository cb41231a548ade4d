/** How far along a product is, as Portuguese says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const portugueseStages: StageTongue = {
  hint: /muda|mercado|página|criar|em uso|abrimos|abrir|chegou|usam|todos os dias|dobr|duplic|tripl|cliente|contrat|equip|mês|semana|store|loja|baix|madur|década|confiam|consolid|rabisco|caderno|saber se|protótipo|pode|lançar|arrancar|passámos|passamos|alfa|alpha|beta|teste|ideia|conceito|papel|construí|existe|espera|lançad|lançamos|lançou|no ar|abert|disponível|acessível|saiu|chegou|publicad|versão|cresc|chegam|juntam|anos|interesse|código|projeto/,
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
    call: "(?:(?:inscreva-se|inscreve-te|cadastre-se|regista-te|registe-se|solicite (?:acesso|um convite)|peça (?:acesso|um convite|seu convite)|pede acesso|escreva para nós|deixe seu e-?mail)(?: (?:aqui|já|grátis))?(?: (?:no|na|para(?: o| a)?))?(?: (?:testar|experimentar|participar d[ao]|entrar n[ao]|acessar|fazer parte d[ao]))?|junte-se a[o]?|junta-te a[o]?|experimente|experimentar|teste|testar|baixar|participe d[ao]|participa n[ao]|entre n[ao]|acesse|faça parte d[ao]|baixe|descarregue|instale|jogue|ajude-nos a testar|quer testar|venha testar)",
    many: "(?:(?:mais de|quase|já|cerca de|dezenas de|dez) ){0,2}(?:milhares|mil|centenas|milhões|\\p{Nd}[\\p{Nd}.,]*)(?: de)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quinze|vinte|vinte e cinco|trinta|trinta e cinco|quarenta|cinquenta)",
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:e|mas|porque|sem|com|no papel|num|numa|em (?:uma?|noss[oa])|que (?:queremos|nos))(?!\\p{L}))",
    thought: "(?:ideia|conceito|esboço|projeto no papel|rascunho|sonho|papel|lista de espera|página|plano)",
    no: "(?:nada|nenhum código|nem uma (?:única )?linha(?: de código)?|nenhuma linha(?: de código)?|nenhum protótipo|nenhum produto)",
    store:
      "(?:(?:a |na |no |o |nas )?(?:app ?stores?|google play(?: store)?|play ?store|microsoft store|steam|f-droid|lojas de (?:aplicativos|aplicações|apps))|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:e|ou|&) (?:na |no |para )?{store}|, {store}){0,3}",
    who: "(?:[\\p{L}-]*(?:clientes|usuári[oa]s|utilizadores|sóci[oa]s|assinantes|assinaturas|subscritores|membros|escolas|colégios|empresas|equip[ea]s|times|lojas|lojistas|comércios|negócios|restaurantes|clínicas|consultórios|fazendas|quintas|agricultores|produtores|hotéis|famílias|lares|associações|artesãos|artesãs|oficinas|escritórios|cidades|países|municípios|concelhos|regiões|prefeituras|padarias|padeiros|funcionários|colaboradores|pessoas|leitores|jogadores|cafés|museus|bibliotecas|corais|vendedores|farmácias|cooperativas|livrarias|agências|downloads|unidades|professores|alunos|vinícolas|adegas|autônomos|inscritos|contas|academias|ginásios|condomínios|advogados|dentistas))(?: (?:clientes|pagantes|ativ[oa]s|assinantes|inscrit[oa]s|cadastrad[oa]s|registad[oa]s|associad[oa]s))?",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*(?: mil)?|(?:uma? )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|cento|centen[ao]s?|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|mil|milhares|milhar|dezena|dúzia|punhado|dezenas|dúzias)(?: mil)?(?: de)?)",
    span: "(?:(?:em|num|no|nos|nas|durante|ao longo d[oe]s?) (?:(?:apenas|só|menos de|pouco mais de) )?(?:(?:um|uma|o|os|as) )?(?:[\\p{L}\\p{Nd}]+ ){0,2}?(?:anos?|mês|meses|semanas|trimestres?)(?: passad[oa]s?)?,? )?",
    grew: "(?:(?:mais (?:do )?que |quase |praticamente )?(?:dobrou|dobraram|duplicou|duplicaram|triplicou|triplicaram|quadruplicou|quadruplicaram|quintuplicou|quintuplicaram|multiplicou-se por \\p{L}+))",
    lately: "(?=$|[.!;:,)]| - | (?:em|desde|neste|nesta|no|na|nos|e|num|durante|ao longo|de um ano)(?!\\p{L}))",
    tell: "(?:ideia|conceito|esboço|projeto(?: no papel)?|rascunho|sonho|papel|lista de espera|página|plano|caderno(?: de (?:esboços|notas))?|anotações|notas|pergunta|esquema|desenhos?|maquete|rabiscos?|intenção|proposta|guardanapo|apresentação|hipótese)"
  },
  free: "(?:simplesmente|sinceramente|de facto|de fato|aqui|no fundo|claro|discretamente|também|realmente|com prazer|na verdade|sinceramente|plenamente|totalmente|completamente|orgulhosamente|oficialmente|de verdade)",
  now: "(?:a espera acabou|chegou a hora|chegou o (?:dia|grande dia)|desde (?:segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|o dia \\p{Nd}{1,2}(?: de \\p{L}+)?|há (?:uns|alguns) dias|esta manhã|este verão)|a partir de já|agora|já|enfim|por fim|finalmente|até que enfim|desde (?:hoje|ontem|agora|há pouco|segunda|terça|quarta|quinta|sexta|esta semana|este mês|(?:o mês|o ano|o verão|a semana) passad[ao]|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de \\p{Nd}{4})?|\\p{Nd}{4})|a partir de (?:hoje|agora)|hoje|recém)",
  dated:
    "(?:(?:na|no) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)? passad[oa]|em \\p{Nd}{1,2} de \\p{L}+|(?:em|no (?:início|final|fim) de) (?:(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:de )?)?\\p{Nd}{4}|em (?:\\p{Nd}{1,2} de )?(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de \\p{Nd}{4}|(?:na semana|no mês|no ano|no verão|no outono|no inverno|na primavera) passad[ao]|nest[ea] (?:semana|mês|ano|verão|primavera|outono|inverno)|há (?:uma?|dois|duas|três|quatro|seis|\\p{Nd}+|pouco|alguns|algumas)(?: (?:semanas?|mês|meses|anos?))?)",
  still:
    "(?:nesta altura|até hoje|a esta altura|por agora|para já|ainda|por enquanto|no momento|neste momento|de momento|agora mesmo|atualmente|por ora|até agora|até o momento|até ao momento|presentemente|nesta fase|hoje em dia|até à data)",
  long: "(?:(?:há|faz|por|durante|desde há)(?: já)? (?:mais de |quase |cerca de )?(?:(?:1[5-9]|[2-9]\\p{Nd}|quinze|vinte|vinte e cinco|trinta|trinta e cinco|quarenta|cinquenta) anos|(?:duas|três|quatro|cinco) décadas|décadas|um quarto de século|meio século|gerações)(?: que)?|desde (?:19\\p{Nd}{2}|200\\p{Nd}|os anos (?:sessenta|setenta|oitenta|noventa|60|70|80|90)))",
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
    "^(?:a|o|noss[ao]) {K}{of} (?:está (?:abert[ao]|em andamento|em curso|disponível|no ar|ativ[ao])|começou|arrancou|já começou|segue abert[ao])(?: (?:a|para) {everyone})?",
    "^(?:o|a|aquilo|isso) (?:que )?(?:(?:você|tu) )?(?:(?:vai|vais|vão) (?:baixar|descarregar|instalar|experimentar|ver|usar)|baixa|descarrega|descarregas|instala|tem à frente|está (?:vendo|usando|a ver|a usar)|vê|encontra)(?: aqui)? (?:é|são) (?:ainda )?{T}{of}{end}",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,7}?(?:testam|estão testando|estão a testar|experimentam|estão experimentando|estão a experimentar|usam|ensaiam|mexem)(?: [\\p{L}-]+){0,4}? (?:a|o|uma?|na|no|numa|nossa|com a) {K} (?:da|do|de) {N}",
    "^(?:{we} )?(?:estamos )?(?:testando|a testar|experimentando|a experimentar|afinando|a afinar|polindo|a polir|mostrando|partilhando|testamos|afinamos|ensaiamos)(?: [\\p{L}-]+){0,4}? (?:a|o|uma?|nossa|nosso) {K}(?: (?:da|do|de) {N})?{end}",
    "^(?:já )?(?:você pode|podes|pode|podem|é possível|dá para) (?:já )?(?:testar|experimentar|usar|baixar|descarregar|jogar) (?:o |a )?{N} em {T}{end}",
    "^{N} pode ser (?:testad[ao]|experimentad[ao]|usad[ao]) (?:já )?em {T}{end}",
    "^em {K}, {N} (?!era|estava|esteve|foi|será|tinha)\\p{Ll}",
    "^{S} (?:é|continua a ser|continua sendo) (?:ainda )?(?:uma? |software )?{K}{end}",
    "^(?:a|o|noss[ao]) {K}{of} (?:segue|continua|prossegue|corre|está rodando|está a decorrer|decorre)(?!\\p{L})"
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
    "^(?:{we} )?(?:acabamos de|acabámos de) (?:lançar|abrir|estrear|arrancar|sair)(?: (?:ao público|para {everyone}|a {everyone}|no mercado))?(?=$|[.!,;]| (?:e|com))",
    "^{S} (?:acaba de|acabou de) (?:ser lançad[ao]|entrar no ar|abrir|estrear|nascer|chegar ao mercado|ficar disponível)(?: (?:ao público|a {everyone}|para {everyone}))?{stop}",
    "^(?:a loja virtual d[aeo] |o site d[aeo] |a plataforma d[aeo] |o aplicativo d[aeo] ){N} (?:acaba de|acabou de) (?:entrar no ar|ser lançad[ao]|abrir)",
    "^(?:{we} )?(?:abrimos|lançamos|lançámos) (?:o |a )?{N} (?:a|ao|para) {everyone}{stop}",
    "^{S} (?:arrancou|estreou|foi lançad[ao])(?: (?:oficialmente|para {everyone}|a {everyone}|ao público))?(?=$|[.!,;]| (?:e|com))"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:foi (?:lançad|publicad)[ao]|chegou ao mercado|entrou no ar){stop}",
    "^(?:lançad|publicad)[ao],? (?:(?<own>{N})|(?<it>{it})) (?!era|foi)",
    "^(?:(?<own>{N})|(?<it>{it})) está (?:disponível|no ar|no mercado|à venda)(?: desde (?:\\p{L}+ )?(?:de )?\\p{Nd}{4})?{stop}",
    "^(?:disponível|no ar)(?: desde (?:\\p{L}+ )?(?:de )?\\p{Nd}{4})?[.!]?$"
  ],
  launchedNow: [
    "^(?:{S} )?não (?:está|estamos|é) (?:mais )?(?:em |uma? )?(?:{K}){stop}",
    "^{S} ?(?:está|estamos|é) (?:(?:livremente|publicamente) )?(?:abert[ao]s?|disponível|disponíveis|acessível|no ar|online|aqui|lançad[ao]|públic[ao]|no mercado|em produção)(?: (?:a|ao|para) (?:{everyone}|público))?{stop}",
    "^(?:todo mundo|qualquer (?:um|pessoa)|todos|toda a gente) (?:pode|podem) (?:se )?(?:cadastrar|cadastrar-se|registar-se|usar|baixar|descarregar|inscrever|inscrever-se|experimentar|comprar|entrar|criar uma conta)(?: (?:em|n[ao]))?(?: {N})?{stop}",
    "^(?:todo mundo|qualquer (?:um|pessoa|[\\p{L}]+)|todos|toda a gente|toda [\\p{L}]+) (?:já )?(?:pode|podem) (?:já )?(?:se )?(?:cadastrar|cadastrar-se|registar-se|usá-l[oa]|usar|baixá-l[oa]|baixar|descarregar|inscrever|inscrever-se|experimentar|comprar|entrar|criar (?:uma |sua |a sua )?conta|abrir (?:uma |sua |a sua )?conta|começar|aderir|encomendar|reservar)(?: (?:em|n[ao]))?(?: {N})?(?: e [\\p{L}]+[^.;,]{0,30})?{stop}",
    "^(?:{N} )?pode ser (?:usad[ao]|baixad[ao]|descarregad[ao]|utilizad[ao]) por (?:{everyone}|todos){stop}"
  ],
  idea: [
    "^(?<it>é|isto é|isso é|tudo isto é) (?:só|apenas|somente) uma ideia{ideaEnd}",
    "^{S} ?(?:{be} |não passa de |não é mais (?:do )?que )(?:(?:só|somente|apenas|unicamente|nada mais que|simplesmente|meramente) ){1,2}(?:uma? |no )?(?:mera |simples )?{thought}{ideaEnd}",
    "^{S} (?:não passa de |não é mais (?:do )?que )(?:uma? )(?:mera |simples )?{thought}{ideaEnd}",
    "^{S} ?(?:{be}|existe) (?:só |somente |apenas )?(?:n[ao] |em )(?:fase|etapa|estágio|campo|plano|papel|prancheta)(?: (?:inicial )?(?:d[aeo]s?|conceitual)(?: (?:ideias?|conceito|concepção|conceção|ideação|planejamento|planeamento))?)?{ideaEnd}",
    "^(?:só|apenas|somente) (?:há|existe|temos) (?:uma?|a) (?:lista de espera|ideia|página|conceito|esboço){ideaEnd}",
    "^(?:recolhemos|medimos|estamos medindo|estamos recolhendo|coletamos) (?:o interesse|interesse|opiniões|e-?mails) antes de",
    "^{S} (?:(?:é|ainda é|continua a ser|continua sendo|não é|não existe|existe|não passa de|vive|está) )?(?:(?:ainda|mais|só|somente|apenas|unicamente|nada|pouco|simplesmente|meramente|muito) ){1,4}(?:d[oe] ?que |que )?(?:como |em |no |na )?(?:uma?s? |o |nosso |nossa |os )?(?:mera |simples |vaga |primeira |boa )?(?:{tell}|cabeça|imaginação){ideaEnd}",
    "^(?:(?:tudo )?o que (?:você vê|vês|temos|há|existe)(?: aqui)?) (?:é|são) (?:só |apenas |ainda )?(?:uma?s? |est[ae] )?(?:simples |primeiro |primeira )?{tell}{ideaEnd}",
    "^(?<own>esta (?:página|pesquisa)|este site) (?:(?:serve|existe|está (?:aqui|no ar))[^.;]{0,30}(?:saber|descobrir|ver|medir|perceber|entender)|ajuda-nos a (?:saber|perceber)|nos ajuda a (?:saber|entender)) (?:o interesse|se (?:{N}|alguém|mais alguém|outros|a ideia|isto|isso|te|você)(?: [\\p{L}§]+){0,5}? (?:interess|falta|precis|serv|gost|útil|exist|quer))",
    "^(?:{we} )?(?:queremos|quero|gostaríamos de|gostávamos de|tentamos)(?: [\\p{L}]+){0,3}? (?:saber|descobrir|perceber|entender) se (?:{N}|o {N}|a {N}|alguém|te|você|a ideia|isso|isto)(?: [\\p{L}§]+){0,4}? (?:interess\\p{L}+|falta|precis\\p{L}+|serve|gosta\\p{L}*|útil|sentido|existir)",
    "^(?:{we} )?(?:só )?(?:começaremos|começamos|vamos começar|construiremos|desenvolveremos|programaremos)[^.;,]{0,40}? (?:quando|se|assim que|depois que) (?:houver |tivermos |se inscreverem )(?:suficiente|bastante|gente suficiente|pessoas suficientes|interessados suficientes|\\p{Nd}+)",
    "^(?:{we} )?(?:estamos|continuamos|seguimos) (?:só |apenas )?(?:na|com a) (?:ideia|fase d[ae] ideia|fase de conceito)",
    "^{S} (?:não passa de |não é mais (?:do )?que )(?:uma? )?{tell}{ideaEnd}"
  ],
  ideaStill: [
    "^não (?:construímos|desenvolvemos|programamos|fizemos|escrevemos|há|existe|temos) {no}(?: (?:construído|pronto|feito|desenvolvido|programado))?{ideaEnd}",
    "^não (?:começamos|começámos) (?:a (?:construir|desenvolver|programar)|o desenvolvimento|a construção)(?: (?:d[ao] )?{N})?{ideaEnd}",
    "^{S} não existe{ideaEnd}",
    "^não existe {N}{ideaEnd}",
    "^{no} (?:está|foi) (?:construíd|desenvolvid|programad|feit|escrit|pront)[oa]{ideaEnd}",
    "^não (?:há|existe|temos) (?:nem [^.,;]{3,40}? nem [^.,;]{3,40}?|{no}|(?:aplicativo|aplicação|app|produto|protótipo|código|programa)(?: nem (?:aplicativo|aplicação|app|produto|protótipo|código))?){ideaEnd}",
    "^(?:d[aeo] ){N} não (?:há|existe) (?:{no}|nem [^.,;]{3,40}|(?:mais (?:do )?que )?(?:uma? )?{tell}){ideaEnd}",
    "^{N} não tem (?:{no}|nem [^.,;]{3,40}? nem [^.,;]{3,40}?|(?:código|protótipo)){ideaEnd}"
  ],
  growing: [
    "^{many} (?:usam|utilizam|trabalham com|confiam n?[ao]?|jogam|leem) ?{N}[^.;]{0,60}?(?:(?:chegam|juntam-se|se juntam|entram|se somam) |cada vez mais|crescendo|a crescer)",
    "^{S} (?:cresce|está crescendo|está a crescer) (?:rápido|rapidamente|depressa|a cada|mês a mês|semana a semana|\\p{Nd}|muito)",
    "^(?:crescemos|estamos crescendo|estamos a crescer) (?:rápido|rapidamente|depressa|a cada|mês a mês|\\p{Nd})",
    "^{span}(?:{S} )?(?:passamos|passámos|passou|crescemos|cresceu|saltamos|saltámos|saltou|fomos|foi) de (?<less>{num}) ?(?:{who} )?(?:para|a) (?:mais de |quase )?(?<more>{num}) ?{who}(?!\\p{L})",
    "^{span}(?:(?:o número de|os|as|noss[oa]s) )(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:que (?:usam|utilizam|trabalham com)|n[ao]|d[aeo]|inscrit[oa]s n[ao]|com|que assinam) (?:o |a )?{N} {grew}{lately}",
    "^{span}{grew} (?:o número de )?(?:os |as )?{who}(?: (?:que (?:usam|utilizam)|n[ao]|d[aeo]|com) (?:o |a )?{N}){lately}",
    "^{span}(?<own>(?:(?:o|a|os|as) )?(?:noss[oa]s?) (?:equip[ea]|time|clientela|faturamento|faturação|comunidade|base de (?:clientes|usuários|utilizadores)|número de {who}|{who})|o número de noss[oa]s {who}) {grew}{lately}",
    "^{span}(?:{S} )?(?:dobramos|dobrámos|duplicamos|duplicámos|triplicamos|triplicámos|dobrou|duplicou|triplicou) (?:(?:(?:o|a|os|as) )?(?:noss[oa]|sua?|seu)? ?(?:equip[ea]|time|clientela|número de {who}|comunidade|base de clientes|faturamento)|em (?:um ano|doze meses|seis meses)|de tamanho){lately}",
    "^(?:cada|tod[oa]s? (?:os|as|o|a)?) ?(?:mês|semanas?|dias?|trimestre|meses),? (?:(?:mais|cerca de|quase|mais de|outr[oa]s) )?{num} ?(?:nov[oa]s )?(?:{who} (?:(?:se )?(?:juntam|juntam-se|entram|aderem|chegam|cadastram|inscrevem|inscrevem-se))|(?:[\\p{L}-]+ ){1,2}?(?:(?:se )?(?:juntam|juntam-se|entram|aderem|chegam|cadastram|inscrevem|inscrevem-se|passam a usar|começam a usar)) (?:[ano]|à|ao)? ?{N})(?!\\p{L})",
    "^(?:cada|tod[oa]s? (?:os|as|o|a)?) ?(?:mês|semanas?|dias?|trimestre|meses),? (?:(?:se )?(?:juntam|juntam-se|entram|aderem|chegam)) (?:[aàn][ao]? ?{N} (?:(?:mais|cerca de|quase|mais de|outr[oa]s) )?{num}|(?:(?:mais|cerca de|quase|mais de|outr[oa]s) )?{num} ?(?:nov[oa]s )?{who}(?!\\p{L}))",
    "^(?:{we} )?(?:estamos )?(?:contratando|a contratar|ampliando|a ampliar|contratamos|ampliamos|reforçamos|aumentando|a aumentar)[^.;]{0,60}? para (?:dar conta|acompanhar|atender|responder|dar resposta)",
    "^(?:{S} )?(?:chega|chegamos|abre|abrimos|continua a chegar|continua chegando) (?:a cada (?:mês|semana) )?(?:a|em) (?:novas|uma nova|mais|novos|um novo|outra) (?:cidades?|países|país|estados|regiões)",
    "^{span}(?:o nosso |o )número de (?:clientes|usuários|utilizadores|assinantes|sócios) {grew}{lately}"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:é|está) (?:um (?:software|projeto|produto) )?(?:madur[oa])(?: e \\p{L}+)?(?=$|[.!;:,)]| - )",
    "^{N} é uma? (?:produto|software|sistema|plataforma|ferramenta) (?:madur[ao]|consolidad[ao]){ideaEnd}",
    "^{N} é (?:já |hoje )?uma? (?:produto|software|sistema|plataforma|ferramenta|programa|solução) (?:[\\p{L}]+ e )?(?:madur[ao]|consolidad[ao]|testad[ao] pelo tempo|comprovad[ao]|veteran[ao])(?!\\p{L})",
    "^{N} (?:está|é) (?:já )?(?:consolidad[ao]|madur[ao]|mais (?:do )?que (?:testad|comprovad)[ao])(?: e (?:estável|comprovad[ao]|consolidad[ao]))?{ideaEnd}",
    "^(?:depois de|após|ao fim de) (?:mais de |quase )?(?:{years} anos|(?:duas|três|quatro) décadas)(?: [^,.;:§]{0,60})?,? {N} (?:muda (?:pouco|devagar|lentamente)|quase não muda|pouco muda|é (?:estável|madur[ao])|continua (?:estável|firme))"
  ],
  matureLong: [
    "^{N}(?: (?:está|continua|segue|tem estado|permanece|é)(?: (?:em|entre|por) [^,.;§]{2,30}?)?)? ?(?:no mercado|em uso|em produção|em funcionamento|em serviço|usad[ao]|utilizad[ao]|ao serviço|em atividade|a funcionar)(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,7}?(?:confiam n?[ao]?|confia n?[ao]?|trabalham com|trabalha com|usam|usa|utilizam|utiliza|contam com) ?(?:o |a )?{N}(?!\\p{L})",
    "^{N} (?:existe|funciona|está no ar) e (?:quase não muda|mal muda|pouco muda|(?:continua|é|segue) (?:[\\p{L}]+ )?(?:estável|fiável|confiável|sólid[ao]))"
  ],
  had: [
    "^(?:não é mais|já não é) (?:preciso|necessário) (?:ter )?convite",
    "^{S} (?:(?:já )?(?:está|pode ser baixad[ao]|pode ser descarregad[ao]) )(?:(?:disponível|grátis) )*(?:na |no |nas |em |para ){stores}{stop}",
    "^(?:baixe|baixa|descarregue|descarrega|instale|instala|encontre) (?:o |a )?{N} (?:(?:grátis|já|agora) )*(?:na |no |nas |em )?{stores}",
    "^(?:{N} (?:chegou|já chegou|está aqui|já está aqui)|(?:chegou|já chegou|já está aqui) (?:o |a )?{N})(?: {version})?(?=!|[.]?$)"
  ]
}
