/**
 * The words that pages are linked with and addressed by, for each kind of page a profile is written from. Data: to
 * find the pages of another language, add its words here.
 */

const listOf = (text: string) => text.split(/\s*,\s*/).map((word) => word.trim())

/** Kinds in the order they are wanted; their languages are en de fr es pt it nl, then those without spaces, then ar. */
export const pageKinds: ReadonlyArray<ReadonlyArray<string>> = [
  // What it costs.
  `pricing, prices, price list, plans, plans and pricing, preise, preisliste, tarife, tarifs, nos tarifs, prix, precios, tarifas, planes,
  preços, precos, planos, planos e preços, prezzi, listino, listino prezzi, tariffe, prijzen, tarieven, abonnementen,
  料金, 料金プラン, 料金表, 価格, 价格, 價格, 定价, 定價, 收费, 套餐, الأسعار, أسعار, الاسعار, الباقات, باقات`,
  // Who makes it.
  `about, about us, company, our story, who we are, über uns, ueber uns, uber uns, unternehmen, wir über uns, à propos, a propos,
  qui sommes nous, notre histoire, entreprise, sobre nosotros, nosotros, quiénes somos, quienes somos, acerca de, empresa, nuestra historia,
  sobre, sobre nós, sobre nos, quem somos, a empresa, nossa história, chi siamo, azienda, la nostra storia, over ons, over, wie zijn wij,
  ons verhaal, 会社概要, 会社情報, 企業情報, 私たちについて, 運営会社, 关于我们, 關於我們, 关于, 公司简介, 公司介绍, 企业简介, من نحن, عن الشركة, نبذة عنا`,
  // What it does.
  `features, product, how it works, platform, solutions, services, funktionen, produkt, leistungen, so funktioniert es, lösungen,
  fonctionnalités, fonctionnalites, produit, services, comment ça marche, funcionalidades, producto, características, servicios,
  cómo funciona, soluciones, recursos, produto, serviços, servicos, como funciona, soluções, funzionalità, funzionalita, prodotto, servizi,
  come funziona, soluzioni, functies, diensten, hoe werkt het, hoe het werkt, oplossingen, 機能, 特徴, 特長, 製品, サービス, サービス内容, サービス紹介,
  功能, 功能介绍, 产品, 產品, 产品介绍, 服务, 服務, 解决方案, المميزات, مميزات, المزايا, الخدمات, خدماتنا, المنتج`,
  // What people ask.
  `faq, faqs, frequently asked questions, questions, help, help center, hilfe, häufige fragen, fragen und antworten, aide, foire aux questions,
  questions fréquentes, ayuda, preguntas frecuentes, ajuda, perguntas frequentes, dúvidas frequentes, duvidas, aiuto, domande frequenti,
  hulp, veelgestelde vragen, よくある質問, よくあるご質問, ヘルプ, 常见问题, 常見問題, 帮助, 帮助中心, الأسئلة الشائعة, اسئلة شائعة, أسئلة شائعة, مساعدة`,
  // Where its makers are.
  `contact, contact us, imprint, impressum, kontakt, legal notice, mentions légales, mentions legales, contactez nous, nous contacter, contacto,
  contáctanos, aviso legal, contato, contacto, fale conosco, contatti, contattaci, note legali, contact opnemen, colofon, お問い合わせ, お問合せ,
  特定商取引法に基づく表記, 联系我们, 聯絡我們, 联系方式, اتصل بنا, تواصل معنا, للتواصل`,
  // Who they are.
  `team, our team, founders, people, leadership, das team, unser team, équipe, equipe, notre équipe, équipo, equipo, nuestro equipo, equipa,
  nossa equipe, squadra, il team, ons team, het team, チーム, メンバー, メンバー紹介, 团队, 團隊, 团队介绍, 我们的团队, الفريق, فريقنا, فريق العمل`,
  // How it is used.
  `docs, documentation, getting started, guide, dokumentation, erste schritte, guía, guia, documentación, documentação, documentazione,
  guida, documentatie, handleiding, ドキュメント, 使い方, ご利用ガイド, 文档, 文檔, 使用指南, التوثيق, الدليل, دليل الاستخدام`
].map(listOf)

/** Parts of addresses that say nothing of the product, whatever the other words are. */
export const excludedParts: ReadonlySet<string> = new Set(
  listOf(
    `login, log-in, signin, sign-in, signup, sign-up, register, logout, account, cart, checkout, blog, news, press, tag, tags, category, author,
    jobs, careers, privacy, terms, cookie, cookies, legal, search, feed, wp-json, anmelden, registrieren, warenkorb, karriere, datenschutz, agb,
    connexion, inscription, panier, actualites, carrieres, confidentialite, entrar, cadastro, carrinho, noticias, vagas, privacidade,
    iniciar-sesion, registro, carrito, empleo, privacidad, accedi, registrati, carrello, notizie, inloggen, registreren, winkelwagen, nieuws,
    vacatures, privacybeleid`
  )
)
