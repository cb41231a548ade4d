/** Whole sentences of languages without blanks between words, and of Arabic: how something is paid. Data. */
import type { PricingModel } from "../../Told.ts"

export interface PaidScriptShape {
  readonly model: PricingModel
  readonly shape: string
}
const licence = "(?:gnu ?)?(?:agpl|lgpl|gpl|mit|apache|bsd|mpl|eupl|isc)(?:[- ]?(?:v?\\p{Nd}[\\p{Nd}.]*))?"
const end = "(?=$|[。.!,、，;；])"

export const shapedScripts: Readonly<Record<string, ReadonlyArray<PaidScriptShape>>> = {
  ja: [
    { model: "usage-based", shape: "1(?:通|回|件|枚|ページ|分|gb)(?:あたり|につき)、?¤[xu](?:です|。|$|から)" },
    { model: "usage-based", shape: "(?:ご)?(?:利用|使用)(?:いただい)?た分だけ(?:の)?(?:お)?支払い" },
    {
      model: "usage-based",
      shape: "(?:販売額|売上|売り上げ|販売価格|取引額)の¤pを?(?:(?:販売|決済)?手数料として)?(?:いただき|頂き|申し受け)"
    },
    {
      model: "open-source",
      shape: `§は、?(?:${licence}(?:ライセンス)?の|${licence}(?:ライセンス)?で(?:公開|配布)(?:している|された))(?:オープンソース|自由)(?:の)?(?:ソフトウェア|プロジェクト)`
    },
    { model: "open-source", shape: `ライセンス ?: ?${licence}(?=$|[。、,.])` },
    {
      model: "one-time",
      shape: "(?:§は、?)?一度(?:の|だけ)?(?:ご)?購入(?:すれば|で|いただければ)、?(?:ずっと|永久に|いつまでも)"
    },
    { model: "subscription", shape: "§は、?(?:月額制|年額制|定額制|サブスクリプション)(?:の(?:サービス|アプリ))?です" },
    { model: "subscription", shape: "(?:年会費|月会費|会費)は、?(?:年間|年額|月額)?¤[xr](?:です|。|$)" },
    { model: "free", shape: "(?:すべて|全て|全)の機能(?:を|が)、?(?:完全)?無料で(?:ご利用|お使い|使え)" },
    { model: "free", shape: "§の利用は(?:すべて)?無料です" }
  ],
  zh: [
    { model: "usage-based", shape: "每(?:条|次|封|张|页|份|gb)(?:短信|调用|邮件|请求|消息|图片|文档)?¤[xu]" },
    { model: "usage-based", shape: "按(?:实际)?(?:用量|使用量|次|条|页)(?:计费|收费|付费)" },
    { model: "open-source", shape: `§ ?以 ?${licence} ?(?:许可证|协议|许可)?(?:完全|全部)?(?:开源|发布)` },
    { model: "open-source", shape: `(?:许可证|开源协议|许可) ?: ?${licence}(?=$|[。，,.、])` },
    { model: "subscription", shape: "§ ?(?:采用|实行|使用|是)(?:按月|按年)?订阅(?:制|模式)" },
    { model: "subscription", shape: "(?:会员费|会费|年费|月费)(?:是|为)?(?:每年|每月)?¤[xr]" },
    { model: "free", shape: `§ ?(?:是|对所有人)?(?:完全|永久|一直)免费${end}` },
    { model: "free", shape: "(?:所有|全部)功能(?:均|都)?(?:可以?)?免费(?:使用|开放)?" }
  ],
  ar: [
    { model: "usage-based", shape: "تدفع ¤[xu] (?:مقابل|عن|لكل) كل? ?(?:رسالة|طلب|صفحة|مكالمة|دقيقة|وثيقة)" },
    {
      model: "open-source",
      shape: `§ (?:برنامج|مشروع|أداة) (?:حر ?و?)?مفتوحة? المصدر(?: (?:برخصة|بموجب رخصة|تحت رخصة) ${licence})?`
    },
    { model: "one-time", shape: "(?:السعر|ثمنه|سعره|يكلف) ¤[xo]،? ?,? ?(?:تدفع|يدفع|تدفعه) مرة واحدة" },
    { model: "subscription", shape: "(?:يعمل|يتوفر|يقدم|متوفر) § ب?اشتراك (?:شهري|سنوي)" },
    { model: "subscription", shape: "رسوم (?:العضوية|الاشتراك) ¤[xr]" },
    { model: "free", shape: "§ مجاني(?:ة)? تماما(?: وبدون إعلانات| بلا إعلانات| وللجميع)?" }
  ]
}
