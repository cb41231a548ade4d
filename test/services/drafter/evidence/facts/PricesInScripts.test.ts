/** How something is paid, told in Japanese, Chinese and Arabic, alone on a page of prices, and where plans or licences are named beside; and sums of something else. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const prices: Readonly<Record<string, string>> = {
  ja: "料金",
  zh: "价格",
  ar: "الأسعار",
  fr: "Tarifs",
  it: "Prezzi",
  pt: "Preços"
}
const paid = (said: string, lang: string): string => {
  const page = crumb({ main: `<h1>${prices[lang]}</h1><p>${said}</p>`, path: "pricing", lang })
  return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.pricing_model?.value ?? "-"
}

describe("it tells how Crumb is paid", () => {
  test.each<[string, string, string]>([
    ["料金は１ユーザーあたり月々１，５００円（税込）です。", "subscription", "ja"],
    ["Crumbの料金は月額1,500円(税込)からです。", "subscription", "ja"],
    ["ひと月たったの300円でお使いいただけます。", "subscription", "ja"],
    ["初期費用0円、月額2,980円(税別)でご利用いただけます。", "subscription", "ja"],
    ["年額プランなら9,800円です。", "subscription", "ja"],
    ["定期便は月1回3,980円(送料込)です。", "subscription", "ja"],
    ["価格は5,500円(税込)の買い切りです。", "one-time", "ja"],
    ["ダウンロード版は2,980円の買い切りで、追加料金はありません。", "one-time", "ja"],
    ["1通あたり10円の従量課金です。", "usage-based", "ja"],
    ["Crumbは1ページ2円の従量課金です。", "usage-based", "ja"],
    ["Crumbの料金は1枚につき2円です。", "usage-based", "ja"],
    ["Crumbは買い切り型のアプリで、2,400円です。", "one-time", "ja"],
    ["1店舗あたり月額2,980円。", "subscription", "ja"],
    ["お一人様月額980円。", "subscription", "ja"],
    ["40 ريالاً للفرع في السنة", "subscription", "ar"],
    ["4 دنانير لكل مستخدم شهرياً.", "subscription", "ar"],
    ["29 ديناراً لمرة واحدة", "one-time", "ar"],
    ["Crumb是免费的，欢迎捐赠。", "free", "zh"],
    ["Crumb按页收费，每页2分钱。", "usage-based", "zh"],
    ["Crumb每张收费0.2元。", "usage-based", "zh"],
    ["Crumb一次性付费98元。", "one-time", "zh"],
    ["订阅Crumb每月18元。", "subscription", "zh"],
    ["所有人都可以免费使用Crumb。", "free", "zh"],
    ["ダウンロードは無料、アプリ内課金があります。", "freemium", "ja"],
    ["すべての機能が完全無料です。", "free", "ja"],
    ["どなたでも無料で使えます。", "free", "ja"],
    ["料金は規模により異なりますので、まずはお見積もりをご依頼ください。", "contact-sales", "ja"],
    ["CrumbはMITライセンスのオープンソースです。", "open-source", "ja"],
    ["每位用户每月收费９９元。", "subscription", "zh"],
    ["一次性付费68元，永久使用。", "one-time", "zh"],
    ["按交易量收费，每笔0.5元。", "usage-based", "zh"],
    ["所有功能永久免费，没有广告。", "free", "zh"],
    ["免费下载，内含应用内购买。", "freemium", "zh"],
    ["基础功能免费，开通会员每月只要6元。", "freemium", "zh"],
    ["具体价格请联系我们的销售人员获取报价。", "contact-sales", "zh"],
    ["يكلف Crumb 49 جنيهًا في الشهر لكل مستخدم.", "subscription", "ar"],
    ["يبدأ السعر من 200 دولار شهريًا.", "subscription", "ar"],
    ["باقة الفريق بـ 99 ريالًا شهريًا لكل مستخدم.", "subscription", "ar"],
    ["تكلفة الاشتراك السنوي 120 دينارًا.", "subscription", "ar"],
    ["ثمن الرخصة الدائمة 150 دولارًا بلا اشتراك.", "one-time", "ar"],
    ["ادفع مرة واحدة: 199 ريالًا.", "one-time", "ar"],
    ["تدفع بحسب الاستخدام: 5 قروش لكل رسالة.", "usage-based", "ar"],
    ["نقتطع 3% من كل عملية بيع.", "usage-based", "ar"],
    ["الخطة الأساسية مجانية، والخطة الاحترافية بـ 10 دولارات شهريًا.", "freemium", "ar"],
    ["يمكنك استخدام التطبيق مجانًا وإلى الأبد.", "free", "ar"],
    ["لمعرفة الأسعار تواصلوا مع فريق المبيعات.", "contact-sales", "ar"],
    ["مفتوح المصدر ومجاني للجميع.", "open-source", "ar"],
    ["料金は月額500円です。初期費用は無料です。", "subscription", "ja"]
  ])("%p: %p", (said, expected, lang) => {
    expect(paid(said, lang)).toBe(expected)
  })
})

describe("beside them", () => {
  test.each<[string, string, string]>([
    ["L'abonnement Petit Tour coûte 12 € par mois.", "subscription", "fr"],
    ["La formule découverte est gratuite ; la formule École coûte 12 € par mois.", "freemium", "fr"],
    ["Il piano base è gratuito; il piano Studio costa 9 € al mese.", "freemium", "it"],
    ["O plano básico é grátis; o plano Clínica, com lembretes, custa R$ 39 mensais.", "freemium", "pt"],
    ["Le code de Crumb est publié sous licence libre AGPL.", "open-source", "fr"]
  ])("%p: %p", (said, expected, lang) => {
    expect(paid(said, lang)).toBe(expected)
  })
})

describe("it is somebody else's sum, or another's than for it", () => {
  test.each<[string, string]>([
    ["送料は全国一律800円です。", "ja"],
    ["他社のサービスは月額3,000円です。", "ja"],
    ["以前は月額980円でした。", "ja"],
    ["来年から月額500円になる予定です。", "ja"],
    ["サーバー費用は月額2万円で、私たちが負担しています。", "ja"],
    ["サポーターの皆さまから毎月500円のご寄付をいただいています。", "ja"],
    ["30日間は無料でお試しいただけます。", "ja"],
    ["学生の方は無料です。", "ja"],
    ["初期費用は無料です。", "ja"],
    ["キャンセル料は1,000円です。", "ja"],
    ["スタッフの時給は1,200円です。", "ja"],
    ["駐車場は月額8,000円です。", "ja"],
    ["从前的价格是每月30元。", "zh"],
    ["其他软件每月收费50元。", "zh"],
    ["配送费每次8元。", "zh"],
    ["学生可以免费使用。", "zh"],
    ["رسوم الشحن 15 ريالًا.", "ar"],
    ["كان الاشتراك 10 دولارات شهريًا.", "ar"],
    ["يتقاضى المنافسون 30 دولارًا شهريًا.", "ar"],
    ["التجربة مجانية لمدة 14 يومًا.", "ar"],
    ["مجاني للطلاب.", "ar"],
    ["يدفع عميلنا 500 دولار شهريًا لموظفيه.", "ar"],
    ["سيصبح الاشتراك 12 دولارًا شهريًا في العام القادم.", "ar"],
    ["تبرع بـ 5 دولارات شهريًا لدعمنا.", "ar"]
  ])("%p", (said, lang) => {
    expect(paid(said, lang)).toBe("-")
  })
})

describe("free is a part, for a while, or for some", () => {
  test.each<[string, string]>([
    ["誰でも無料で使えますが、プロ版は月額500円です。", "ja"],
    ["基本機能は無料です。プロ版は月額500円です。", "ja"],
    ["料金は月額500円です。基本機能は無料です。", "ja"],
    ["すべての機能が無料で使えるのは最初の30日間です。", "ja"],
    ["所有功能免费试用30天。", "zh"],
    ["التطبيق مجاني، لكن النسخة الاحترافية بـ 5 دولارات شهريًا.", "ar"],
    ["La formule École coûte 12 € par mois. Gratuit pour une classe.", "fr"]
  ])("%p", (said, lang) => {
    expect(paid(said, lang)).toBe("-")
  })
})

describe("it is what somebody else asks", () => {
  test.each<[string, string]>([
    ["最大のライバルは従量課金になりました。", "ja"],
    ["決済会社は1件あたり30円の手数料を取ります。", "ja"],
    ["Crumbは忘れていたサブスクを見つけ、毎月980円かかるものの解約を手伝います。", "ja"],
    ["電力会社の料金は従量制です。", "ja"],
    ["他社のアプリは買い切りです。", "ja"],
    ["银行每次收费2元。", "zh"],
    ["订阅另一家软件每月18元。", "zh"],
    ["すべての機能が無料で使えます。ただし学校に限ります。", "ja"],
    ["我们最大的竞争对手现在按用量计费。", "zh"],
    ["每月5元的服务费由支付平台收取。", "zh"],
    ["Crumb帮您找出每月扣费15元却没人用的会员。", "zh"],
    ["所有功能免费使用。仅限学校。", "zh"],
    ["منافسنا الأكبر يحاسب الآن حسب الاستخدام.", "ar"],
    ["تكتشف Crumb الاشتراكات المنسية وتساعدك على إلغاء ما يكلفك 9 دولارات شهريًا.", "ar"],
    ["Crumb مجاني. هذا للمدارس فقط.", "ar"]
  ])("%p", (said, lang) => {
    expect(paid(said, lang)).toBe("-")
  })
})

describe("told of Crumb by its name", () => {
  test.each<[string, string, string]>([
    ["Crumbの料金は、印刷枚数に応じた従量制です。", "usage-based", "ja"],
    ["料金は処理したページ数に応じて計算されます。", "usage-based", "ja"],
    ["Crumbの年会費は6,000円で、自動更新されます。", "subscription", "ja"],
    ["Crumbは3台まで無料、4台目からは月額480円です。", "freemium", "ja"],
    ["2,900円を一度お支払いいただくだけで、ずっとお使いいただけます。", "one-time", "ja"],
    ["Crumbは今もこれからも無料で、有料プランも広告もありません。", "free", "ja"],
    ["Crumb按打印页数计费。", "usage-based", "zh"],
    ["Crumb基于GPL协议开源，任何人都可以修改。", "open-source", "zh"],
    ["Crumb对所有人完全免费，没有付费版，也没有广告。", "free", "zh"],
    ["每家面包店都不同，价格请咨询我们的商务顾问。", "contact-sales", "zh"],
    ["三台以内Crumb免费使用，超过的话升级到每月19元的团队版。", "freemium", "zh"],
    ["نحاسبك على كل صفحة يطبعها Crumb.", "usage-based", "ar"],
    ["اشتراك Crumb السنوي 180 ريالًا لكل مخبز.", "subscription", "ar"],
    ["تدفعون قيمة Crumb مرة واحدة، بلا رسوم شهرية.", "one-time", "ar"],
    ["Crumb مجاني حتى ثلاثة أفران، وبعدها تنتقل إلى خطة الفريق بـ 19 دولارًا شهريًا.", "freemium", "ar"],
    ["نتفق معكم على السعر بعد مكالمة قصيرة.", "contact-sales", "ar"]
  ])("%p: %p", (said, expected, lang) => {
    expect(paid(said, lang)).toBe(expected)
  })
})

describe("Arabic currencies by their letters", () => {
  test.each(["9 ر.ع. شهرياً", "9 د.م. شهرياً", "9 د.ت شهرياً", "9 ر.ق شهرياً"])("%s", (sum) => {
    const page = crumb({
      main: `<h1>الأسعار</h1><ul><li><b>أساسي</b> ${sum}</li><li><b>كامل</b> ${sum.replace("9", "27")}</li><li><b>شركات</b> حسب الطلب</li></ul>`,
      path: "pricing",
      lang: "ar"
    })
    const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
    expect(fields.pricing_model?.value).toBe("subscription")
  })
})

const told = (said: string, lang: string) => {
  const main = `<h1>Crumb</h1><p>Crumb plans the bakes of bakeries.</p><p>${said}</p>`
  const { fields } = extract(openGate({ pages: [crumb({ main, lang })], categories: [] }), []).stands
  return [fields.pricing_model?.value ?? "-", fields.pricing_summary?.value ?? "-"]
}
describe("free, and so it stays", () => {
  test.each<[string, string]>([
    ["Crumbは無料で、これからも無料です。", "ja"],
    ["Crumbは無料で、今後もずっと無料です。", "ja"],
    ["Crumb是免费的，以后也免费，没有广告。", "zh"],
    ["Crumb是免费的，将来也会一直免费。", "zh"],
    ["Crumb مجاني وسيبقى مجانياً وبدون إعلانات.", "ar"],
    ["Crumb مجاني ويبقى مجانيًا للأبد.", "ar"]
  ])("%p", (said, lang) => {
    expect(told(said, lang)).toEqual(["free", said])
  })
  test.each<[string, string]>([
    ["Crumbは無料で、3か月後から有料です。", "ja"],
    ["Crumbは個人なら無料で、これからも無料です。", "ja"],
    ["Crumb是免费的，以后会收费。", "zh"],
    ["Crumb مجاني وسيصبح مدفوعاً.", "ar"],
    ["Crumb مجاني حتى نهاية العام.", "ar"]
  ])("not: %p", (said, lang) => {
    expect(told(said, lang)).toEqual(["-", "-"])
  })
})

describe("free and open source", () => {
  test.each<[string, string]>([
    ["Crumbは無料のオープンソースです。", "ja"],
    ["Crumbは無料のオープンソースソフトウェアです。", "ja"],
    ["Crumbは無料でオープンソースです。", "ja"],
    ["Crumb是免费的开源软件。", "zh"],
    ["Crumb完全免费且开源。", "zh"],
    ["Crumb مجاني ومفتوح المصدر.", "ar"],
    ["Crumb es gratis y de código abierto.", "es"],
    ["Crumb es gratuita y de código abierto.", "es"],
    ["O Crumb é gratuito e de código aberto.", "pt"]
  ])("%p", (said, lang) => {
    expect(told(said, lang)).toEqual(["open-source", said])
  })
  test.each<[string, string]>([
    ["Crumbは無料のオープンソース製品と連携します。", "ja"],
    ["Crumbは無料のオープンソースではありません。", "ja"],
    ["Crumb是一个免费的开源社区。", "zh"],
    ["Crumb不是免费的，也不开源。", "zh"],
    ["Crumb ليس مجانياً ومفتوح المصدر.", "ar"],
    ["برنامج منافس مجاني ومفتوح المصدر.", "ar"],
    ["Crumb es una comunidad gratis y de código abierto.", "es"]
  ])("not: %p", (said, lang) => {
    expect(told(said, lang)).toEqual(["-", "-"])
  })
})

describe("sums as Arabic counts them", () => {
  test.each<string>([
    "تكلفة Crumb 12 ديناراً شهرياً.",
    "سعر Crumb 12 دينارًا أردنيًا في الشهر.",
    "يكلف Crumb 45 ريالاً سعودياً شهرياً.",
    "الاشتراك بـ 99 درهماً سنوياً."
  ])("%p", (said) => {
    expect(told(said, "ar")).toEqual(["subscription", said])
  })
  test.each<[string, string]>([
    ["<h2>الأسعار</h2><p>12 ديناراً شهرياً، ويمكنك الإلغاء في أي وقت.</p>", "12 ديناراً شهرياً"],
    ["<h2>الأسعار</h2><p>بدءاً من 150 جنيهاً مصرياً في الشهر.</p>", "بدءاً من 150 جنيهاً مصرياً في الشهر"],
    ["<h2>الأسئلة الشائعة</h2><h3>كم السعر؟</h3><p>السعر 12 ديناراً في الشهر.</p>", "السعر 12 ديناراً في الشهر."]
  ])("%p", (html, summary) => {
    const [model, summed] = told(`Crumb للمخابز.</p>${html}<p>`, "ar")
    expect([model, summed?.includes(summary)]).toEqual(["subscription", true])
  })
  test.each<string>([
    "يوفر عملاؤنا 12 ديناراً شهرياً.",
    "كانت تكلفة Crumb 12 ديناراً شهرياً.",
    "ستكون تكلفة Crumb 12 ديناراً شهرياً.",
    "تكلفة المنافسين 12 ديناراً شهرياً."
  ])("not: %p", (said) => {
    expect(told(said, "ar")).toEqual(["-", "-"])
  })
})
