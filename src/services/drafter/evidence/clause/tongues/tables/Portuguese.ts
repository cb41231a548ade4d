/** Words that bind in Portuguese. */
import type { TongueTable } from "./Table.ts"

export const portuguese: TongueTable = {
  not: "renunci* desisti* abdic* não nao sem nunca jamais raramente recusa recusam nenhum nenhuma nada ninguém nem tampouco ilimitad* impossível em_vez_de em_lugar_de livre_de livres_de evita evitar",
  idle: "não_menos_de não_custa_nada não_custam_nada não_paga não_pagam não_se_paga não_só não_apenas não_somente mas_também",
  without: "sem",
  since: "desde",
  plan: `em_breve brevemente próximo próxima futuro futura futuramente planejamos planeamos previsto prevista estamos_a_trabalhar estamos_trabalhando
    em_desenvolvimento em_preparação queremos esperamos nosso_objetivo o_nosso_objetivo nossa_missão nossa_visão lista_de_espera vamos vai vão pretende* aspira* chega_em chegam_em chega_com chegam_com que_vem chegará
    *aremos *eremos *iremos *ará *erá *irá *arão *erão *irão terá terão teremos haverá poderá poderão anunci*`,
  past: `anteriormente antigamente era eram havia haviam tinha tinham *ávamos *íamos costumava costumavam antigo antiga antigos antigas ex
    esgotado esgotada fechado fechada fechámos fechamos encerrámos encerramos cancelado abandonado deixou_de deixaram_de já_não vendido vendida outrora noutro`,
  may: `poderia poderiam talvez possivelmente provavelmente deveria deveriam supostamente alegadamente deve devem tem_de tem_que têm_de
    é_preciso eventualmente`,
  can: "podem pode",
  if: `se_o se_a se_os se_as se_você se_não se_houver se_tiver se_for se_precisar quando desde_que enquanto conforme mediante a_pedido sob_consulta sob_pedido em_caso_de caso consoante opcional opcionalmente
    com_marcação dependendo sujeito sujeita por_um_suplemento assim_que para_quem`,
  except: "salvo exceto excepto mas porém embora menos_os à_exceção infelizmente resto depois_de senão",
  only: "só somente apenas unicamente exclusivamente único única",
  some: `um_dos uma_das deles delas dentre em_cada de_cada muitos muitas alguns algumas algum alguma certos certas maioria parte parcialmente selecionados selecionadas determinados
    quase normalmente geralmente habitualmente às_vezes raramente metade costuma costumam frequentemente`,
  all: "todo toda todos todas tudo cada qualquer quaisquer inteiro inteira ambos ambas",
  more: "mais melhor maior maiores superior",
  less: "menos menor menores inferior",
  upTo: "até máximo máxima no_máximo",
  from: "desde a_partir_de",
  over: "não_menos_de mais_de mínimo mínima pelo_menos ao_menos no_mínimo superior_a",
  under: "menos_de em_menos_de dentro_de inferior_a",
  about: "cerca_de aproximadamente por_volta_de quase uns umas em_torno_de",
  first: "primeiro primeira primeiros primeiras último última últimos últimas segunda terceiro terceira",
  best: `melhor melhores o_mais a_mais os_mais as_mais líder líderes perfeito perfeita ideal imbatível incomparável número_um n_1 favorit*
    *íssim* revolucionári* exclusiv* referência   ótim* inigualável excelente excelência principal pioneir* completa_do`,
  certified: "certific* homologad* acreditad* credenciad* iso selo aprovad* autorizad* conforme_a cumpre titulad*",
  award: "prémio prémios prêmio prêmios premiad* galardoad* vencedor* vencedora medalha* reconhecid* distinção nomead*",
  guaranteed: "garant* assegurad* segurad* promete prometemos",
  official:
    "oficial oficiais oficialmente patentead* patente* legal legais legalmente médic* clínic* científic* comprovad*",
  free: "não_custa_nada não_custam_nada não_paga não_pagam não_se_paga grátis gratis gratuit* sem_custo sem_custos",
  fully: "completamente totalmente inteiramente absolutamente por_completo plenamente integralmente",
  always: "sempre permanente* continuamente vitalíci* para_sempre 24_horas constantemente diariamente",
  instant: "imediat* instantâne* na_hora tempo_real diretamente",
  worldwide: "mundial* global* globais internacional* internacionais mundo europe* nacional*",
  independent: "independente* neutr*",
  trusted: "popular populares recomendad* confiança famos* prestigiad* renomad* conhecid*",
  limitless: "ilimitad* sem_limite sem_limites não_tem_limite infinit*",
  included: "incluído incluída incluídos incluídas incluso inclusa",
  other: `parceiro* parceira* partner* colaborador* fornecedor* concorrente* concorrência investidor* patrocinador* fabricante* outro outra
    outros outras noutro noutra rival*`,
  user: "cliente clientes usuário usuários utilizador utilizadores utente utentes membro membros assinantes aluno alunos aluna alunas estudante*",
  role: "professor* professora* médico enfermeir* diretor* autor* funcionári*_da engenheir* consultor* fundador* chefe doutor* contador*",
  speech:
    "diz disse afirma afirmou conta contou comenta comentou segundo_a segundo_o explica acredita escreve recomendo",
  person: "ele ela eles elas",
  relative: "que quem cujo cuja cujos cujas qual quais",
  by: "por pelo pela pelos pelas",
  per: "por cada",
  second: "segundo segundos",
  minute: "minuto minutos",
  hour: "hora horas",
  day: "dia dias diário diária diariamente",
  week: "semana semanas semanal semanais semanalmente",
  month: "mês meses mensal mensais mensalmente mensalidade",
  year: "ano anos anual anuais anualmente",
  and: "e ou",
  small: `custa custam o a os as um uma uns umas de do da dos das ao aos à às em no na nos nas num numa com por para pelo pela que se seu sua seus suas
    teu tua lhe é são está estão ser estar foi há como mais muito já também assim quando não sim este esta estes estas esse essa isso isto
    nosso nossa nossos nossas nos você vocês meu minha sobre entre desde até pode podem poder tem têm faz fazem onde quem
    oferece oferecem oferecemos permite permitem ele ela eles através tanto`,
  calendar: `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira terça quarta quinta
    sexta sábado sábados domingo domingos feriado feriados verão inverno outono primavera fim_de_semana fins_de_semana úteis útil`,
  numbers: `zero:0 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13
    catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19
    dezanove:19 vinte:20 trinta:30
    quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500
    seiscentos:600 seiscentas:600 setecentos:700 setecentas:700 oitocentos:800 oitocentas:800 novecentos:900 novecentas:900 mil:1000 milhão:1000000
    milhões:1000000 centenas:-100 milhares:-1000 dobro:-2 triplo:-3 meio:-5 meia:-5 dúzia:12 dezenas:-10 metade:-5`,
  ways: "de>para de>a de>até desde>até",
  places: ""
}
