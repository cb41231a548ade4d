/** "Die erste Version von Acme erschien im März 2014", as "Acme began in 2014": when the first of it was to be had. */

import { calledSo } from "../../words/founding/DeedWords.ts"
import { yearAlone as year } from "../../words/founding/TimeWords.ts"

const what = `(?<what>${calledSo})`
const month = String.raw`(?:\p{Nd}{1,2}\.? )?(?:\p{L}{3,10} )?(?:de |del |van )?`
const shapes: ReadonlyArray<RegExp> = [
  `^(?:[Dd]ie|[Uu]nsere) (?:aller)?erste (?:öffentliche )?(?:Version|Fassung|Ausgabe) (?:von|der|des) ${what} (?:erschien|kam|wurde|ging|ist) (?:im |am |in |Anfang |Ende |Mitte )?${month}${year}(?: (?:veröffentlicht(?: worden)?|heraus|raus|online(?: gegangen)?|live|auf den Markt|erschienen|freigegeben))?`,
  `^(?:[Ll]a|[Nn]uestra) primera versión (?:pública )?de ${what} (?:salió(?: a la luz)?|se (?:publicó|lanzó)|apareció|vio la luz|fue (?:publicada|lanzada)|llegó) (?:en |el |a (?:principios|finales) de )${month}${year}`,
  `^(?:[Ll]a|[Nn]otre) (?:toute )?première version (?:publique )?(?:de |d')${what} (?:est (?:sortie|parue|arrivée)|a été (?:publiée|lancée|mise en ligne)|a vu le jour|sort|paraît|voit le jour) (?:en |le |au |fin |début )${month}${year}`,
  `^(?:[Ll]a|[Ll]a nostra) prima versione (?:pubblica )?(?:di |del |della )${what} (?:è (?:uscita|arrivata|stata (?:pubblicata|lanciata|rilasciata))|uscì|esce) (?:ad? |nel |in |il )${month}${year}`,
  `^(?:[Aa]|[Aa] nossa) primeira versão (?:pública )?d[eoa] ${what} (?:saiu|chegou|foi (?:lançada|publicada)|nasceu) (?:em |no |a )${month}${year}`,
  `^(?:[Dd]e|[Oo]nze) (?:aller)?eerste (?:publieke |openbare )?versie van ${what} (?:verscheen|kwam|werd|ging|is) (?:in |op |begin |eind )${month}${year}(?: (?:uit|online|live|uitgebracht|gelanceerd|verschenen|gepubliceerd))?`
].map((source) => new RegExp(`${source}(?=[.!,;]|$)`, "u"))

/** The plain sentence; null where it tells none such. */
export const firstReleased = (text: string): string | null => {
  const { what: began, year: when } = shapes.map((shape) => shape.exec(text)?.groups).find((told) => told) ?? {}
  return began === undefined || when === undefined ? null : `${began} began in ${when}.`
}
