/** Titles in the layouts of teams: in rows of a card, behind a name in bold, with what somebody learnt or looks after. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("founders that cards and lists of people title", () => {
  test.each([
    [
      "de",
      "- Annelies Roth",
      '<h1>Team</h1><h2>Team</h2><div><div class="c"><h3>Annelies Roth</h3><p>Gründerin und Praxisleiterin, Physiotherapeutin FH</p></div><div class="c"><h3>Beat Lund</h3><p>Empfang. Hat früher das Reisebüro Lund in Bregenz gegründet.</p></div></div>'
    ],
    [
      "es",
      "- Nerea Roth",
      '<h1>Quiénes somos</h1><h2>El equipo</h2><div><figure><img src="a.jpg" alt=""><figcaption><strong>Nerea Roth</strong><br>Fundadora y directora · Suelo pélvico<br><small>Col. 50/1120</small></figcaption></figure><figure><img src="b.jpg" alt=""><figcaption><strong>Saúl Lund</strong><br>Fisioterapeuta · Deporte<br><small>Col. 1. Antes, cofundadora de Espai Vertex</small></figcaption></figure></div>'
    ],
    [
      "ja",
      "- 小暮 麻衣子, 真壁 悠人",
      '<h1>会社概要</h1><h2>役員</h2><ul><li><img src="a.jpg" alt=""><b>小暮 麻衣子</b><span>代表取締役・共同創業者</span></li><li><b>真壁 悠人</b><span>取締役・開発責任者・共同創業者</span></li><li><b>海老名 修</b><span>社外取締役（株式会社はたや　創業者）</span></li></ul>'
    ],
    [
      "de",
      "- Alois Roth",
      "<h1>Die Werkstatt</h1><h2>Die Leute</h2><table><tr><td>Maria Roth</td><td>Tischlermeisterin, Inhaberin</td></tr><tr><td>Franz Lund</td><td>Geselle, Fenster (war früher selbst Firmengründer in Steyr)</td></tr><tr><td>Alois Roth</td><td>Gründer, kommt jeden Tag um neun nachschauen</td></tr></table>"
    ],
    [
      "en",
      "- Ada Roth",
      "<h1>History</h1><h2>Who keeps it going</h2><ul><li><b>Ada Roth</b>, creator and lead maintainer</li><li><b>Ben Lund</b>, maintainer, Accra, Ghana</li></ul>"
    ],
    [
      "en",
      "- Ada Roth",
      "<h1>Team</h1><h2>Team</h2><ul><li><b>Ada Roth</b> Founder and head baker</li><li><b>Ben Lund</b> Baker</li></ul>"
    ],
    [
      "en",
      "- Ada Roth",
      "<h1>Team</h1><h2>Team</h2><ul><li><b>Ada Roth</b><br>Founder, head baker</li><li><b>Ben Lund</b><br>Advisor, founder of Flourtech</li></ul>"
    ],
    [
      "fr",
      "- Ada Roth",
      "<h1>L'équipe</h1><ul><li><strong>Ada Roth</strong> — fondatrice, boulangère</li><li><strong>Ben Lund</strong> — ancien fondateur de Flourtech</li></ul>"
    ],
    [
      "en",
      "- Ada Roth",
      "<h1>Team</h1><h2>Team</h2><div><div><h3>Ada Roth</h3><p>Founder & physiotherapist, MSc</p></div><div><h3>Ben Lund</h3><p>Founder, Flourtech</p></div></div>"
    ],
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Team</h2><div><div><h3>Ada Roth</h3><p>Content creator</p></div><div><h3>Ben Lund</h3><p>Founder and CEO, Flourtech</p></div></div>"
    ],
    [
      "fr",
      "- Ada Roth",
      "<h1>L'équipe</h1><div><div><h3>Ada Roth</h3><p>Créatrice et gérante</p></div><div><h3>Ben Lund</h3><p>Créateur de contenu</p></div></div>"
    ],
    [
      "it",
      "- Ada Roth",
      "<h1>Chi siamo</h1><h2>Il team</h2><div><div><h3>Ada Roth</h3><p>Fondatrice e titolare · Ceramica e smalti</p></div><div><h3>Ben Lund</h3><p>Fondatore di Forno Lund</p></div></div>"
    ],
    [
      "nl",
      "- Ada Roth",
      "<h1>Over ons</h1><h2>Team</h2><div><div><h3>Ada Roth</h3><p>Oprichter en meesterbakker</p></div><div><h3>Ben Lund</h3><p>Oprichter van Bakkerij Lund, adviseur</p></div></div>"
    ],
    [
      "pt",
      "- Ada Roth",
      "<h1>Sobre nós</h1><h2>Equipe</h2><div><div><h3>Ada Roth</h3><p>Fundadora e fisioterapeuta</p></div><div><h3>Ben Lund</h3><p>Ex-fundador da Padaria Lund</p></div></div>"
    ],
    [
      "ar",
      "- هيا السويد",
      "<h1>من نحن</h1><h2>الفريق</h2><div><div><h3>هيا السويد</h3><p>المؤسِّسة والرئيسة التنفيذية</p></div><div><h3>نادر قصاب</h3><p>المدير التقني، وكان قد أسس شركة «لوحة» في بيروت قبل انضمامه</p></div></div>"
    ],
    [
      "zh",
      "- 岑以宁",
      "<h1>关于我们</h1><h2>团队</h2><div><div><h3>岑以宁</h3><p>联合创始人、首席执行官</p></div><div><h3>林小满</h3><p>产品负责人，曾创办播客平台“檐下”</p></div></div>"
    ],
    [
      "zh",
      "- 岑以宁",
      "<h1>关于我们</h1><h2>团队</h2><ul><li><b>岑以宁</b> 创始人兼首席设计师</li><li><b>林小满</b> 顾问，青礁资本创始合伙人</li></ul>"
    ],
    [
      "de",
      "- Ada Roth",
      "<h1>Über uns</h1><h2>Team</h2><div><div><h3>Ada Roth</h3><p>Gründerin, Goldschmiedemeisterin</p></div><div><h3>Ben Lund</h3><p>Gründer der Bäckerei Lund, bei uns im Verkauf</p></div></div>"
    ]
  ])("%s: %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
  test.each([
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Advisors</h2><ul><li><b>Ada Roth</b> Founder and head baker</li><li><b>Ben Lund</b> Baker</li></ul>"
    ],
    ["en", "-", "<h1>About</h1><h2>What they say</h2><ul><li><b>Ada Roth</b>, founder and baker: I love it.</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Our customers</h2><ul><li><b>Ada Roth</b>, founder and baker</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Our backers</h2><ul><li>Ada Roth, founder and angel</li></ul>"],
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Team</h2><ul><li><b>Ada Roth</b> Former founder, now baker</li><li><b>Ben Lund</b> Serial founder</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Team</h2><ul><li><b>Ada Roth</b>, Founder's Office</li><li><b>Ben Lund</b>, founder of Flourtech</li></ul>"
    ],
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Speakers</h2><ul><li><b>Ada Roth</b>, founder and CEO</li><li><b>Ben Lund</b>, creator and host</li></ul>"
    ],
    ["de", "-", "<h1>Team</h1><h2>Referenzen</h2><ul><li><b>Ada Roth</b>, Gründerin und Inhaberin</li></ul>"],
    [
      "de",
      "-",
      "<h1>Team</h1><h2>Stimmen unserer Kunden</h2><ul><li><b>Ada Roth</b>, Gründerin, Physiotherapeutin</li></ul>"
    ],
    [
      "ja",
      "-",
      "<h1>会社概要</h1><h2>お客様の声</h2><ul><li><b>小暮 麻衣子</b><span>代表取締役・創業者</span></li></ul>"
    ],
    [
      "ja",
      "-",
      "<h1>会社概要</h1><h2>社外アドバイザー</h2><ul><li><b>小暮 麻衣子</b><span>株式会社はたや 創業者</span></li></ul>"
    ],
    [
      "es",
      "-",
      "<h1>Equipo</h1><h2>Nos acompañan</h2><ul><li><b>Nerea Roth</b>, fundadora de Redes del Norte</li></ul>"
    ],
    ["en", "-", "<h1>Team</h1><h2>Team</h2><ul><li><b>Ada Roth</b><br>Baker<br>Founder of Flourtech</li></ul>"],
    [
      "en",
      "-",
      "<h1>Team</h1><h2>Team</h2><div><div><h3>Ada Roth</h3><p>Founder, Flourtech</p></div><div><h3>Ben Lund</h3><p>Creator, Breadcast</p></div></div>"
    ],
    ["en", "-", "<h1>About</h1><h2>Books we like</h2><ul><li>Ada Roth, creator and author</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Press</h2><ul><li><b>Ada Roth</b>, founder and editor of the Hull Post</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Alumni</h2><ul><li><b>Ada Roth</b> Founder, baker</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Thanks to</h2><ul><li><b>Ada Roth</b> Founder and host</li></ul>"],
    [
      "en",
      "-",
      "<h1>About</h1><h2>Our partners</h2><div><div><h3>Ada Roth</h3><p>Founder & director · Warm bread</p></div></div>"
    ],
    ["en", "-", "<h1>About</h1><h2>Who uses it</h2><ul><li><b>Ada Roth</b> Founder and baker</li></ul>"],
    [
      "de",
      "-",
      "<h1>Über uns</h1><h2>Wer mit uns arbeitet</h2><ul><li><b>Ada Roth</b>, Gründerin und Inhaberin</li></ul>"
    ],
    [
      "fr",
      "-",
      "<h1>À propos</h1><h2>Ils nous font confiance</h2><ul><li><b>Ada Roth</b>, fondatrice et gérante</li></ul>"
    ],
    [
      "es",
      "-",
      "<h1>Nosotros</h1><h2>Confían en nosotros</h2><ul><li><b>Ada Roth</b>, fundadora y directora</li></ul>"
    ],
    ["it", "-", "<h1>Chi siamo</h1><h2>Dicono di noi</h2><ul><li><b>Ada Roth</b>, fondatrice e titolare</li></ul>"],
    ["en", "-", "<h1>About</h1><h2>Interviews</h2><ul><li><b>Ada Roth</b>, founder and baker</li></ul>"]
  ])("nobody of others: %s %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
})
