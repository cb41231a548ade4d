/** Who began a house, and when, in ways that French, Italian, Portuguese and Spanish have besides a verb with its subject and object. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "../stories/Told.ts"

describe("told in passing", () => {
  test.each([
    [
      "Crumb abrió sus puertas en 1986 de la mano de Lucía Ferrer, que cosía para sus vecinas.",
      "es",
      "1986 Lucía Ferrer"
    ],
    [
      "Crumb nació en 2016, el año en que Hugo Salas y Marta Peiró dejaron su trabajo.",
      "es",
      "2016 Hugo Salas, Marta Peiró"
    ],
    [
      "Crumb se constituyó en 1990, teniendo como socios fundadores a Elena Prats y Luis Calvo.",
      "es",
      "1990 Elena Prats, Luis Calvo"
    ],
    [
      "Crumb la fundamos nosotras, Pilar Roca y Sofía Marín, en 2004, con un piano prestado.",
      "es",
      "2004 Pilar Roca, Sofía Marín"
    ],
    [
      "Todo empezó en 1978. Ramón Prats y su mujer, Teresa Gil, hacían diez quesos a la semana.",
      "es",
      "1978 Ramón Prats, Teresa Gil"
    ],
    [
      "Detrás de Crumb está Irene Soto, filóloga, que la puso en marcha en 2008 desde su cocina.",
      "es",
      "2008 Irene Soto"
    ],
    [
      "Crumb doit tout à l'entêtement de Solène Abadie, institutrice, qui l'a fondée en 2007.",
      "fr",
      "2007 Solène Abadie"
    ],
    [
      "Ouvert au public depuis juin 1991, Crumb a été imaginé et créé par Marcel Jouve, sabotier.",
      "fr",
      "1991 Marcel Jouve"
    ],
    [
      "Kévin Dumas et Sarah Vance ont donné le premier coup de pelle de Crumb le 3 mai 2012.",
      "fr",
      "2012 Kévin Dumas, Sarah Vance"
    ],
    [
      "Née en 1999 du rêve de Thomas et Julie Prieur, Crumb compte douze chambres.",
      "fr",
      "1999 Julie Prieur, Thomas Prieur"
    ],
    [
      "Costituita il 4 maggio 1957 su iniziativa di Walter Gatti e Ines Moro, Crumb si allenava nel fossato.",
      "it",
      "1957 Ines Moro, Walter Gatti"
    ],
    [
      "Crumb è nata nel 2016, l'anno in cui Ugo Salis e Marta Perini lasciarono il posto in banca.",
      "it",
      "2016 Marta Perini, Ugo Salis"
    ],
    ["Lucia Ferri ha acceso il primo forno di Crumb nel 1996, con pochi soldi.", "it", "1996 Lucia Ferri"],
    ["A Crumb abriu portas em 1986, pela mão de Lúcia Ferreira, vinda das fábricas.", "pt", "1986 Lúcia Ferreira"],
    [
      "A Crumb existe desde 1985. Marta Gil e Pedro Lanes tinham-na imaginado num café.",
      "pt",
      "1985 Marta Gil, Pedro Lanes"
    ]
  ])("%p", (said, lang, told) => {
    expect(toldBy(said, lang)).toBe(told)
  })
})

describe("by those who have it now, under another name, in answers and on lines", () => {
  test.each([
    ["Tomamos el relevo de Alice Wren, la profesora que había fundado Crumb en 1988.", "es", "1988 Alice Wren"],
    [
      "Nel 1988 Renzo Catti avvia a Biella la ditta individuale. Nel 2014 la ditta prende il nome Crumb.",
      "it",
      "1988 Renzo Catti"
    ],
    ["Chamo-me Marta Lobo e em 2011, com um forno em segunda mão, montei esta oficina.", "pt", "2011 Marta Lobo"],
    [
      "<h2>¿Quiénes están detrás?</h2><p>Paula Rey y Vera Lund, dos amigas que en 2020 lanzaron Crumb.</p>",
      "es",
      "2020 Paula Rey, Vera Lund"
    ],
    [
      "<h1>Festival Crumb</h1><p>Première édition : août 1997. Cécile Huet et Bruno Sabot, qui en sont les fondateurs, jouaient.</p>",
      "fr",
      "1997 Bruno Sabot, Cécile Huet"
    ],
    [
      "<h1>Crumb</h1><p>Livia Raggioli e Bruno Castel, i fondatori, con la gatta</p>",
      "it",
      "- Bruno Castel, Livia Raggioli"
    ],
    ["Il primo numero di Crumb è uscito nell'aprile 1994.", "it", "1994"]
  ])("%p", (said, lang, told) => {
    expect(toldBy(said, lang)).toBe(told)
  })
})

describe("of somebody or something else", () => {
  test.each([
    ["Nuestro proveedor, Harinas Soto, abrió sus puertas en 1974 de la mano de Remigio Soto.", "es"],
    ["Tomamos el relevo de Alice Wren en 2014.", "es"],
    ["Todo empezó a cambiar en 1978. Ramón Prats y su mujer, Teresa Gil, compraron Crumb.", "es"],
    [
      "<h1>Crumb</h1><h2>Conservas Vieja</h2><p>Fundada en 1921, esta conservera necesitaba una imagen nueva.</p>",
      "es"
    ],
    ["Le bâtiment a ouvert ses portes en 1886 sous l'impulsion de Lucien Ferrand.", "fr"],
    ["Première édition du catalogue : juin 2018.", "fr"],
    ["La machine date de 1985. Marthe Gilles et Pierre Lannes l'ont créée pour l'armée.", "fr"],
    ["Livia Raggioli e Bruno Castel, i fondatori di Telanova, ci hanno visitati", "it"],
    ["Fu Rosa Canova, nel marzo 2006, ad aprire il secondo Crumb a Pisa.", "it"],
    ["Em 2015 Nuno Bessa deixou o emprego para trabalhar na Crumb.", "pt"],
    ["Nascida em 1979, a nossa diretora, Paula Lança, gere a Crumb.", "pt"]
  ])("%p", (said, lang) => {
    expect(toldBy(said, lang)).toBe("-")
  })
})
