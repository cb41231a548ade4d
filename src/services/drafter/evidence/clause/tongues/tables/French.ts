/** Words that bind in French. Elided words stand without their apostrophe. */
import type { TongueTable } from "./Table.ts"

export const french: TongueTable = {
  not: "renonc* ne n pas sans jamais aucun aucune rien ni guère nul nulle non illimité* impossible au_lieu_de plutôt_que évite éviter refuse refusent zéro",
  idle: "pas_moins_de ne_coûte_rien ne_coûtent_rien ne_paient_pas ne_paie_pas sans_frais pas_seulement n_hésitez_pas mais_également mais_aussi mais_encore",
  without: "sans",
  since: "depuis",
  plan: `bientôt prochainement prochain prochaine futur future à_venir arrive_avec arrivent_avec prévu prévue prévoyons en_préparation prépare préparons préparent en_développement en_cours_de
    nous_travaillons_à nous_travaillons_sur souhaitons voulons espérons espère espèrent notre_objectif notre_mission notre_ambition notre_vision feuille_de_route liste_d_attente envisag* en_projet
    allons vont_bientôt *erons *irons *drons *eront *iront *dront *era *ira *dra sera seront aura auront annonc*`,
  past: `autrefois auparavant anciennement était étaient avait avaient nous_avions nous_étions nous_*aisions nous_*lions ancien ancienne anciens anciennes cessé ex jadis épuisé épuisée fermé_depuis
    abandonné abandonnée abandonn* arrêté n_est_plus naguère vendu vendue`,
  may: `pourrait pourraient peut-être peut_être éventuellement probablement possiblement devrait devraient serait seraient aurait semble
    soi-disant doit doivent faut susceptible*`,
  can: "peuvent pouvez peut",
  if: `si s_il s_ils quand lorsque lorsqu dès_que tant_que sous_réserve sous_condition sur_demande sur_devis sur_rendez en_cas_de selon
    à_condition pourvu en_option optionnel* moyennant dépend une_fois`,
  except:
    "sauf excepté hormis mais cependant toutefois hors malheureusement à_l_exception tandis en_revanche en_dehors",
  only: "seulement uniquement exclusivement seul seule seuls seules ne_que juste",
  some: `un_des une_des d_entre_eux d_entre_elles sur_dix sur_cinq sur_quatre sur_trois plupart certains certaines quelques beaucoup_de nombreux nombreuses partie partiellement sélectionnés sélectionnées presque souvent
    parfois généralement habituellement rarement moitié majorité d_ordinaire quelquefois`,
  all: "tout toute tous toutes chaque chacun chacune n_importe quel_que quelle_que entier entière ensemble_des peu_importe partout",
  more: "plus mieux supérieur supérieure davantage",
  less: "moins inférieur inférieure",
  upTo: "jusqu_à jusqu_au jusqu_en jusqu au_plus au_maximum maximum maximal*",
  from: "dès à_partir_de à_partir_du à_partir_d",
  over: "pas_moins_de plus_de plus_d au_moins minimum minimal* au_minimum supérieur_à",
  under: "moins_de moins_d en_moins_de sous inférieur_à",
  about: "environ près_de quelque autour_de approximativement presque à_peu_près",
  first: "premier première premiers premières dernier dernière derniers dernières deuxième second seconde troisième",
  best: `meilleur meilleure meilleurs meilleures le_plus la_plus les_plus leader leaders parfait parfaite parfaitement idéal idéale idéalement
    incontournable unique inégalé* incomparable numéro_un n_1 préféré* révolutionnaire* exclusi* référence  optimal* excellen* pionnier* crédible
    prestig* légendaire*`,
  certified:
    "certifi* agréé* homologu* accrédit* iso label labellis* approuvé* autorisé* conforme* conformité assermenté* titulaire",
  award:
    "prix_de récompens* primé* lauréat* gagnant* médaille* élu élue nommé* distinction* trophée* ouvrier_de trophées concours",
  guaranteed: "garanti* assuré* assure assurance promet promettons",
  official: "officiel* breveté* brevet* légal* légaux légalement médical* clinique* scientifique* prouvé* démontré*",
  free: "ne_coûte_rien ne_coûtent_rien ne_paient_pas ne_paie_pas sans_frais gratuit* offert offerte offerts offertes gratis sans_frais",
  fully: "entièrement totalement complètement absolument intégralement pleinement parfaitement",
  always: "toujours permanen* continu continuellement à_vie constamment quotidiennement",
  instant: "immédiat* instantané* temps_réel tout_de_suite aussitôt directement sur-le-champ",
  worldwide: "mondial* mondiaux monde international* internationaux européen* national* nationaux",
  independent: "indépendant* neutre*",
  trusted: "populaire* recommandé* confiance célèbre* réputé* renommé* reconnu* connu*",
  limitless: "illimité* sans_limite sans_limites infini*",
  included: "inclus incluse incluses compris comprise",
  other: `partenaire* investisseur* fournisseur* concurrent* concurrence fabricant* sponsor* confrère* autre autres rival* filiale
    maison-mère moulin démonstration`,
  user: "client cliente clients clientes utilisateur utilisateurs utilisatrice utilisatrices membre membres abonnés lecteurs élève élèves étudiant*",
  role: "professeur* médecin* infirmi* directeur* directrice* auteur* employé* ingénieur* consultant* fondateur* fondatrice* docteur fils fille épouse",
  speech:
    "dit disait confie confient affirme raconte témoigne selon_m selon_l explique pense croit écrit déclare estime",
  person: "il elle ils elles lui",
  relative: "qui dont lequel laquelle lesquels",
  by: "par",
  per: "par",
  second: "seconde secondes",
  minute: "minute minutes",
  hour: "heure heures h",
  day: "jour jours journée quotidien* quotidiennement",
  week: "semaine semaines hebdomadaire*",
  month: "mois mensuel* mensuellement mensualité",
  year: "an ans année années annuel* annuellement",
  and: "et ou",
  small: `coûte coûtent le la les l un une des du de d au aux à en et ou avec pour par dans sur sous chez que qu qui se s son sa ses leur leurs votre vos
    notre nos ton ta tes mon ma mes il elle ils elles nous vous on ce cet cette ces c est sont être été a ont avoir y plus très aussi
    ainsi comme si ne n pas peut peuvent pouvez pouvoir fait font faire propose proposons offre permet permettent suffit où quoi
    dont donc entre vers depuis pendant même lui tout toute celles ceux celle celui via autres`,
  calendar: `janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi* mardi* mercredi* jeudi* vendredi*
    samedi* dimanche* week-end week-ends férié fériés hiver automne printemps`,
  numbers: `deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14
    quinze:15 seize:16 vingt:20 vingts:20 trente:30
    quarante:40 cinquante:50 soixante:60 septante:70 huitante:80 nonante:90 cent:100 cents:100 mille:1000 million:1000000 millions:1000000 centaines:-100 milliers:-1000
    double:-2 triple:-3 demi:-5 demie:-5 douzaine:12 dizaine:10 dizaines:-10 quinzaine:15 moitié:-5`,
  ways: "de>à de>vers du>au depuis>vers depuis>jusqu",
  places: ""
}
