/** What pages about the makers of a site are called, whatever their addresses: "How we got here", "Wie we zijn", 店のこと. Folded. Data. */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s*\|\s*/u))

export const makersTitles = list(`
  about | about us | about me | who we are | who i am | who's who | who is who | who's behind it | who's behind this | who makes it | who makes this | the people behind it | behind the scenes | our story | my story | the story | the story so far | our history | history | a short history | a little history | a bit of history | how we got here | how we started | how it started | how it began | how it all began | how it all started | where it came from | where we come from | where this comes from | our beginnings | our roots | our people | meet the makers | meet the maker | the makers | the maker | company | our company | the company | company profile | the team | our team | the crew |
  über uns | über mich | wer wir sind | wer bin ich | wer ich bin | wer dahintersteckt | wer dahinter steckt | wer steckt dahinter | unsere geschichte | meine geschichte | die geschichte | geschichte | wie alles begann | wie alles anfing | wie es dazu kam | wie es begann | der verein | unser verein | unser betrieb | das unternehmen | unternehmen | das team | unser team | wir | wir über uns |
  à propos | à propos de nous | qui sommes-nous | qui suis-je | qui est derrière | notre histoire | mon histoire | l'histoire | histoire | comment tout a commencé | l'association | l'asbl | l'entreprise | l'équipe | notre équipe | nous | les origines | nos débuts |
  quiénes somos | quién soy | quién está detrás | sobre nosotros | sobre nosotras | sobre mí | nosotros | nosotras | acerca de | nuestra historia | mi historia | la historia | historia | nuestra escuela | cómo empezó todo | cómo empezamos | el equipo | nuestro equipo | la empresa |
  quem somos | quem sou | quem faz | quem está por trás | sobre nós | sobre mim | a nossa história | nossa história | a minha história | minha história | história | a história | como tudo começou | como começámos | como começamos | a empresa | a equipa | a equipe | nossa equipe |
  chi siamo | chi sono | chi c'è dietro | la nostra storia | la mia storia | la storia | storia | com'è nata | come è iniziata | come è cominciata | l'azienda | il team | la nostra squadra | su di noi | noi |
  over ons | over mij | wie we zijn | wie zijn wij | wie ben ik | wie ik ben | wie zit erachter | ons verhaal | mijn verhaal | het verhaal | onze geschiedenis | geschiedenis | hoe het begon | hoe het allemaal begon | de vereniging | het bedrijf | het team | ons team |
  会社概要 | 会社案内 | 会社情報 | 企業情報 | 私たちについて | わたしたちについて | わたしたち | わたしたちのこと | 当社について | 当店について | 店について | お店について | 店のこと | お店のこと | 教室について | 工房について | 工房のこと | 沿革 | 歩み | あゆみ | 私たちの歩み | ごあいさつ | ご挨拶 | はじまり | 運営者情報 | 運営会社 | 作り手 | つくり手 | ストーリー | 代表あいさつ | 代表挨拶 |
  关于我们 | 關於我們 | 关于 | 關於 | 关于本店 | 我们是谁 | 我們是誰 | 我们的故事 | 我們的故事 | 品牌故事 | 公司简介 | 公司簡介 | 公司介绍 | 发展历程 | 發展歷程 | 团队 | 创始人的话 |
  من نحن | قصتنا | حكايتنا | الحكاية | عن الشركة | عن الورشة | عن المتجر | عنا | نبذة عنا | من أنا | كيف بدأنا | كيف بدأت الحكاية | فريقنا
`)
