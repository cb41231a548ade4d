/** How far along it is, beside what it costs and where it runs: a badge with its platforms, "free during the beta". */
import { expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

test.each([
  ["en", "beta", "<p>Public beta · Android and iOS</p><h1>Bread that bakes itself</h1><p>Crumb plans bread.</p>"],
  ["en", "beta", "<h1>Bread</h1><p>The public beta of Crumb has been running since May.</p>"],
  ["en", "beta", "<h1>Bread</h1><p>Crumb has been in public beta since May 2026.</p>"],
  ["en", "beta", "<h1>Bread</h1><p>Crumb is a beta, and things will break.</p>"],
  ["en", "beta", "<h1>Bread</h1><p>While Crumb is in beta, everything is free.</p>"],
  ["en", "beta", "<h1>Bread</h1><p>Crumb is free during the beta.</p>"],
  ["en", "beta", "<h1>Bread</h1><h2>We are in open beta</h2><p>Tell us what breaks.</p>"],
  ["de", "beta", "<h1>Brot</h1><p>Die öffentliche Beta von Crumb läuft seit Mai.</p>"],
  ["de", "beta", "<h1>Brot</h1><p>Solange Crumb in der Beta ist, kostet es nichts.</p>"],
  ["de", "beta", "<p>Offene Beta – kostenlos</p><h1>Brot</h1><p>Crumb plant Brot.</p>"],
  ["fr", "beta", "<h1>Pain</h1><p>La bêta publique de Crumb tourne depuis mai.</p>"],
  ["fr", "beta", "<h1>Pain</h1><p>Crumb est gratuit pendant la bêta.</p>"],
  ["es", "beta", "<h1>Pan</h1><h2>Estamos en beta abierta</h2><p>Cuéntanos qué falla.</p>"],
  ["es", "beta", "<h1>Pan</h1><p>La beta de Crumb está abierta desde abril.</p>"],
  ["pt", "beta", "<h1>Pão</h1><p>O beta público da Crumb está no ar desde abril.</p>"],
  ["it", "beta", "<h1>Pane</h1><p>La beta pubblica di Crumb è attiva da aprile.</p>"],
  ["nl", "beta", "<h1>Brood</h1><p>De open bèta van Crumb loopt sinds mei.</p>"],
  ["ja", "beta", "<h1>パン</h1><p>現在、公開ベータ版です。</p>"],
  ["zh", "beta", "<h1>面包</h1><p>Crumb公测期间全部功能免费。</p>"],
  ["zh", "beta", "<h1>面包</h1><p>Crumb正在公测，欢迎试用。</p>"],
  ["ar", "beta", "<h1>خبز</h1><p>Crumb متاح الآن في نسخة تجريبية مفتوحة.</p>"],
  ["en", "-", "<h1>Bread</h1><p>Our export module is in beta.</p>"],
  ["en", "-", "<h1>Bread</h1><p>Pre-orders of Crumb ship in May.</p>"],
  ["en", "-", "<h1>Bread</h1><p>During the beta of 2024 we had forty testers. Crumb costs £5.</p>"],
  ["en", "-", "<h1>Bread</h1><p>Flourtech is free during its beta.</p>"],
  ["en", "-", "<h1>Bread</h1><p>Voice notes are free during the beta.</p>"],
  ["de", "-", "<h1>Brot</h1><p>Die Beta der Sprachnotizen läuft seit Mai.</p>"],
  ["fr", "-", "<h1>Pain</h1><p>La bêta du module vocal est ouverte.</p>"],
  ["ja", "-", "<h1>パン</h1><p>一斉メール機能のベータ版を、一部のお店で試験中です。</p>"],
  ["zh", "-", "<h1>面包</h1><p>手语识别功能正在内测。</p>"],
  ["es", "-", "<h1>Pan</h1><p>El módulo de voz es gratis durante la beta.</p>"],
  ["en", "-", "<h1>Bread</h1><p>Crumb was free during the beta.</p>"],
  ["en", "-", "<h1>Bread</h1><p>A beta of the Android app is planned.</p>"]
])("%s: %s, %s", (lang, want, main) => {
  const { fields } = extract(openGate({ pages: [crumb({ lang, main })], categories: [] }), []).stands
  expect(fields.stage?.value ?? "-").toBe(want)
})
