/**
 * The same as `StreetKinds.ts` for schools, clubs and workshops of a town that call themselves by what they teach, keep or make.
 * Data: rows as there.
 */
export const townKinds = `
sports club | en riding school, riding club, pony club, equestrian centre | de reitverein*, reitschule*, ponyhof* | es club hípico, escuela de equitación, centro ecuestre | fr poney-club, centre équestre, club hippique | pt clube hípico, escola de equitação, centro hípico | it circolo ippico, scuola di equitazione, centro ippico | nl ponyclub*, rijvereniging* | ja 乗馬クラブ | zh 马术俱乐部 | ar نادي الفروسية
dance | en street dance, breakdance, hip-hop dance, ballroom dancing, folk dance | de streetdance, breakdance, standardtanz*, volkstanz* | es danza urbana, baile urbano, bailes de salón | fr danse urbaine, danses urbaines, danses de salon | pt dança urbana, danças urbanas, dança de salão | it danza urbana, balli di gruppo, ballo liscio | nl streetdance, stijldans*, volksdans* | ja ストリートダンス, 社交ダンス | zh 街舞, 交谊舞 | ar رقص معاصر
handmade | en clogs, clog maker, clog makers | de holzschuhe, holzschuhmacher* | es zuecos | fr sabots, sabotier, sabotiers | pt tamancos | it zoccoli | nl klompen, klompenmaker* | ja 木靴 | zh 木鞋
musical instruments | en pipe organ, pipe organs, organ builder, organ builders, organ building | de pfeifenorgel* | es órganos de tubos, organería, organero | fr facteur d'orgues, orgues à tuyaux | pt órgãos de tubos, organeiro | it organi a canne, arte organaria, organaro | nl pijporgel*, kerkorgel* | ja パイプオルガン | zh 管风琴
weaving | en basket weaving, basketry, basket makers, wickerwork | de korbflecht*, korbmacher*, korbwaren | es cestería, cesteros | fr vannerie, vannier, vanniers | pt cestaria, cesteiro | it cesteria, cestaio | nl mandenmaker*, mandenvlecht* | ja かご編み, 竹細工 | zh 竹编, 草编 | ar سعف النخيل, صناعة السلال
`
