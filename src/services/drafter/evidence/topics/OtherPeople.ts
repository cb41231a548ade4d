/** Words by which a sentence speaks of somebody the product works for or with: data. */

import { phraseList } from "../reading/PhraseList.ts"

/** Said where a sentence speaks of somebody the product works for or with. */
export const otherPeople = phraseList(`
  our customer | our customers | our client | our clients | our partner | our partners | our investor | our investors |
  customer of ours | client of ours | one of our | first customer | customers like | clients like | customers include |
  clients include | trusted by | used by | loved by | backed by | funded by | powered by | as seen in | says | said |
  case study | parent company | unser kunde | unsere kunden | unserer kunden | unser partner | unsere partner | einer unserer |
  eine unserer | vertrauen uns | vertrauen auf | sagt | sagte | notre client | nos clients | un de nos | l'un de nos |
  nos partenaires | nous font confiance | font confiance | a déclaré | nuestro cliente | nuestros clientes | uno de nuestros |
  una de nuestras | nuestros socios | confían en | afirma | nosso cliente | nossos clientes | um dos nossos |
  uma das nossas | nossos parceiros | confiam em | il nostro cliente | i nostri clienti | uno dei nostri | una delle nostre |
  i nostri partner | si fidano | onze klant | onze klanten | een van onze | onze partners | vertrouwen op | zegt |
  お客様の声 | 導入企業 | 様は | 我们的客户 | 客户表示 | 合作伙伴 | 投资方 | عملائنا | عميلنا | شركائنا | يقول
`)

/** Headings over what is not there yet, or no more. */
export const laterHeadings = phraseList(`
  not there yet | on the slate | still to come | in vorbereitung | en préparation | en preparación | em preparação |
  in preparazione | in voorbereiding |
  coming soon | coming next | roadmap | on the roadmap | planned | in the works | what's next | upcoming | not yet | soon |
  no longer | discontinued | demnächst | in kürze | geplant | in planung | was kommt | bientôt | prochainement | à venir |
  feuille de route | próximamente | muy pronto | hoja de ruta | planificado | em breve | brevemente | roteiro | planejado |
  prossimamente | presto disponibile | in arrivo | in programma | binnenkort | gepland | wat komt er | 近日公開 | 開発予定 | 今後の予定 |
  wkrótce | już wkrótce | již brzy | čoskoro | hamarosan | în curând | σύντομα | уже скоро | скоро в продаже | скоро появится | незабаром | yakında | sắp ra mắt | segera hadir |
  출시 예정 | 준비 중 | 준비중 | בקרוב | kommer snart | tulossa pian | uskoro |
  ロードマップ | 即将推出 | 即将上线 | 即将发布 | 即將推出 | 即將上線 | 敬请期待 | 敬請期待 | 路线图 | 计划中 | قريبا | قريبًا | قريباً | خارطة الطريق
`)
/** Who is spoken of where a line speaks of customers at large. */
export const customerWords = phraseList(`
  customer | customers | client | clients | kunden | kunde | clientes | cliente | clienti | klanten | お客様 | 客户 | عملاء | العملاء | عملاؤنا
`)
