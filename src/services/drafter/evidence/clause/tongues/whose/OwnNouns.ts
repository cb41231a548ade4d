/** What a site calls itself or its product behind an article: "la tienda", "das Programm". Folded as words are read. Data. */
const nouns = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/u).join("|")})$`, "u")

export const ownNoun = nouns(`
  app apps software saas plattform platform plataforma plateforme piattaforma programm programa programma programme logiciel tool
  werkzeug produkt producto produit prodotto produto dienst service servicio servizio serviço
  anwendung aplicación aplicacion aplicativo application applicazione applicatie site website webseite shop
  unternehmen firma betrieb haus team equipo équipe equipe équipo equipa squadra ploeg bedrijf zaak onderneming
  empresa compañía entreprise société maison casa huis azienda società ditta impresa
  laden geschäft werkstatt verein schule bäckerei backstube genossenschaft praxis manufaktur brauerei verlag kanzlei gärtnerei
  rösterei klinik apotheke galerie weingut hof restaurant café cafe hotel küche atelier studio büro agentur
  boutique magasin boulangerie brasserie cabinet fabrique librairie école ecole coopérative association ferme fromagerie atelier
  imprimerie épicerie auberge domaine cave chantier troupe chorale club
  tienda taller escuela panadería bodega cooperativa asociación fábrica fabrica obrador clínica farmacia librería granja finca restaurante
  loja oficina escola padaria cervejaria associação quinta adega clínica quiosque ateliê atelie restaurante cooperativa
  negozio bottega laboratorio scuola panificio cantina associazione caseificio torrefazione officina ristorante fattoria
  winkel werkplaats school bakkerij vereniging stichting coöperatie brouwerij praktijk boerderij club restaurant keuken
  personal staff personale personel medewerkers mitarbeiter collaborateurs
`)
