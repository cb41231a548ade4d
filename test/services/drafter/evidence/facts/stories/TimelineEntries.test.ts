/** A line of years tells of people, of a building, of the house: the year in which it began is that of the entry that says so. */
import { describe, expect, test } from "bun:test"
import { yearToldBy } from "./Told.ts"

describe("the year of an entry that tells how the house began", () => {
  test.each([
    [
      "de",
      "1976",
      "<h1>Die Werkstatt</h1><p>Das Haus ist älter als wir.</p><table><tr><td><b>1742</b></td><td>Erste Erwähnung als Küferei im Urbar des Stifts.</td></tr><tr><td><b>1951</b></td><td>Die Schlosserei Auinger zieht ein.</td></tr><tr><td><b>1976</b></td><td>Alois Roth macht sich mit zwei Hobelbänken selbständig. Die Tischlerei Crumb sperrt auf.</td></tr><tr><td><b>1998</b></td><td>Großer Brand.</td></tr><tr><td><b>2008</b></td><td>Maria Roth übernimmt von ihrem Vater, die erste Internetseite geht online.</td></tr></table>"
    ],
    [
      "en",
      "2021",
      "<h1>History</h1><dl><dt>2015</dt><dd>Ada Roth joins Lakehead Freight as a build engineer. Lakehead has nine flags.</dd><dt>June 2021</dt><dd>Ada starts Crumb as a weekend project and pushes the first commit to GitHub. It is a Ruby script and handles only Ruby.</dd><dt>2022</dt><dd>Version 1.0. Ben Lund rewrites the matcher in Rust.</dd><dt>2023</dt><dd>The makers of Piranesi archive their project.</dd></dl>"
    ],
    [
      "es",
      "2024",
      '<h1>Historia</h1><div><div class="s"><p class="y">1974</p><p>El sindicato de Portales consigue su primera pizarra.</p></div><div class="s"><p>2018</p><p>Antonia termina su doctorado en Concepción.</p></div><div class="s"><p>2024</p><p>Nace Crumb: Antonia y el programador Renato Lillo fundan la cooperativa con once pescadores.</p></div><div class="s"><p>2025</p><p>Piloto cerrado en nueve caletas.</p></div></div>'
    ],
    [
      "en",
      "2024",
      '<h1>How we got here</h1><div><div class="r"><div><p>2012</p></div><div><p>Rohini Sen leaves an acoustics lab in Singapore.</p></div></div><div class="r"><div><p>2019</p></div><div><p>Tanmay Gokhru, then a manager at Savari, builds a metronome for his own class.</p></div></div><div class="r"><div><p>2024</p></div><div><p>The two start Crumb Labs in Pune and begin work on Crumb.</p></div></div><div class="r"><div><p>2025</p></div><div><p>Closed testing with 140 students.</p></div></div></div>'
    ],
    [
      "ja",
      "2018",
      "<h1>会社概要</h1><ul><li><time>2018年6月</time>Crumb株式会社を設立</li><li><time>2019年4月</time>Crumbの提供を開始</li><li><time>2022年</time>導入店が100を超える</li></ul>"
    ],
    [
      "ja",
      "2018",
      "<h1>会社概要</h1><table><tr><th>会社名</th><td>Crumb株式会社</td></tr><tr><th>設立</th><td>平成30年6月</td></tr><tr><th>代表者</th><td>小暮 麻衣子</td></tr></table>"
    ],
    [
      "ja",
      "2020",
      "<h1>会社概要</h1><table><tr><th>会社名</th><td>Crumb株式会社</td></tr><tr><th>創業</th><td>令和2年4月1日</td></tr></table>"
    ],
    [
      "ja",
      "1977",
      "<h1>会社概要</h1><table><tr><th>屋号</th><td>Crumb</td></tr><tr><th>創業</th><td>昭和五十二年</td></tr></table>"
    ],
    [
      "ja",
      "2019",
      "<h1>会社概要</h1><table><tr><th>会社名</th><td>Crumb株式会社</td></tr><tr><th>設立</th><td>令和元年5月</td></tr></table>"
    ],
    [
      "fr",
      "2016",
      "<h1>Notre histoire</h1><ul><li><strong>1926</strong> Une minoterie ouvre au bord de la Loire.</li><li><strong>2016</strong> Ada et Ben Roth reprennent les murs et fondent Crumb.</li><li><strong>2019</strong> Deuxième four.</li></ul>"
    ],
    [
      "fr",
      "2016",
      "<h1>Notre histoire</h1><h3>2012</h3><p>Ada quitte son poste à Lyon.</p><h3>2016</h3><p>Elle ouvre l'atelier Crumb, seule, avec un four d'occasion.</p><h3>2020</h3><p>Nous sommes cinq.</p>"
    ],
    [
      "de",
      "2018",
      "<h1>Geschichte</h1><h3>2015</h3><p>Ada arbeitet noch in Wien.</p><h3>Herbst 2018</h3><p>Ada Roth und Ben Lund gründen die Crumb GmbH in einer Garage.</p><h3>2021</h3><p>Umzug.</p>"
    ],
    [
      "it",
      "2017",
      "<h1>La nostra storia</h1><ul><li><b>1958</b> Il nonno compra il casale.</li><li><b>2017</b> Ada apre Crumb nella vecchia stalla.</li><li><b>2020</b> Secondo forno.</li></ul>"
    ],
    [
      "nl",
      "2017",
      "<h1>Ons verhaal</h1><ul><li><b>2014</b> Ada leert bakken in Gent.</li><li><b>2017</b> Ada en Ben beginnen Crumb in een schuur. De eerste oven is geleend.</li><li><b>2020</b> Tweede oven.</li></ul>"
    ],
    [
      "pt",
      "2017",
      "<h1>Nossa história</h1><ul><li><b>2014</b> Ada aprende a fazer pão no Porto.</li><li><b>2017</b> Ada e Ben abrem a Crumb numa garagem. O primeiro forno era emprestado.</li><li><b>2020</b> Segundo forno.</li></ul>"
    ],
    [
      "zh",
      "2020",
      "<h1>关于我们</h1><ul><li><b>2018年</b>岑以宁回到厦门</li><li><b>2020年4月</b>岑以宁与卓文澜创办Crumb</li><li><b>2023年</b>支持闽南话</li></ul>"
    ],
    [
      "ar",
      "2020",
      "<h1>قصتنا</h1><ul><li><b>2018</b> هيا تعود إلى بريدة</li><li><b>2020</b> هيا وعبدالإله السويد يؤسسان Crumb</li><li><b>2023</b> مستودع جديد</li></ul>"
    ],
    [
      "en",
      "2011",
      "<h1>Our story</h1><ul><li><b>1911</b> The mill is built.</li><li><b>2011</b> We buy the mill and Crumb opens its doors.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "en",
      "2011",
      "<h1>Our story</h1><ul><li><b>2009</b> Ada starts baking at night.</li><li><b>2011</b> First loaf sold. Crumb is born.</li><li><b>2014</b> Second oven.</li></ul>"
    ]
  ])("%s: %s", (lang, want, said) => {
    expect(yearToldBy(said, lang)).toBe(want)
  })
  test.each([
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>1911</b> Petit founds the mill.</li><li><b>1951</b> The smithy opens.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>2011</b> Ada founds Flourtech in Hull.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>2011</b> Ada starts Crumb's second shop. It is small.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>2011</b> Petit starts using Crumb. It is happy.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>2011</b> Ada starts at Crumb as an apprentice.</li><li><b>2014</b> Second oven.</li></ul>"
    ],
    [
      "de",
      "-",
      "<h1>Geschichte</h1><ul><li><b>1951</b> Die Schlosserei Auinger sperrt auf.</li><li><b>1998</b> Großer Brand.</li></ul>"
    ],
    [
      "de",
      "-",
      "<h1>Geschichte</h1><ul><li><b>2011</b> Jakob macht sich in Linz selbständig.</li><li><b>2014</b> Jakob kommt zu Crumb.</li></ul>"
    ],
    [
      "de",
      "-",
      "<h1>Geschichte</h1><ul><li><b>2011</b> Ada Roth eröffnet die zweite Crumb-Filiale in Graz.</li><li><b>2014</b> Neuer Ofen.</li></ul>"
    ],
    [
      "es",
      "-",
      "<h1>Historia</h1><ul><li><b>2011</b> Nace la hija de Ada: Crumb cierra un mes.</li><li><b>2014</b> Segundo horno.</li></ul>"
    ],
    [
      "es",
      "-",
      "<h1>Historia</h1><ul><li><b>2011</b> Antonia y Renato fundan la cooperativa Mareal en Lugo.</li><li><b>2014</b> Segundo horno.</li></ul>"
    ],
    [
      "fr",
      "-",
      "<h1>Notre histoire</h1><ul><li><b>1926</b> Petit fonde la minoterie.</li><li><b>2019</b> Deuxième four.</li></ul>"
    ],
    [
      "ja",
      "-",
      "<h1>沿革</h1><ul><li><time>2018年6月</time>大阪支店を設立</li><li><time>2019年4月</time>子会社を設立</li></ul>"
    ],
    [
      "ja",
      "-",
      "<h1>会社概要</h1><table><tr><th>会社名</th><td>Crumb株式会社</td></tr><tr><th>取引銀行</th><td>北置賜信用金庫（大正3年設立）</td></tr></table>"
    ],
    [
      "zh",
      "-",
      "<h1>关于我们</h1><ul><li><b>2018年</b>岑以宁创办檐下播客</li><li><b>2020年4月</b>成立上海分公司</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Our story</h1><ul><li><b>2011</b> Ben founds the brewery we rent from. Crumb is not born yet.</li><li><b>2014</b> Second oven.</li></ul>"
    ]
  ])("of nothing else: %s %s", (lang, want, said) => {
    expect(yearToldBy(said, lang)).toBe(want)
  })
})
