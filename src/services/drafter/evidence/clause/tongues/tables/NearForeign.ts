/**
 * Words of other languages that may stand for each other in a restatement: enough to tell which answers which, never
 * enough to store it without somebody's look. By their commonest form; they are compared by their stems.
 */
import type { ReadLanguage } from "../../words/Languages.ts"

const groupsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text.split("|").map((group) => group.trim().split(/\s+/))

export const nearForeign: Readonly<Partial<Record<ReadLanguage, ReadonlyArray<ReadonlyArray<string>>>>> = {
  de: groupsOf(`
    erfassen aufzeichnen notieren protokollieren speichern | verwalten organisieren steuern führen | planen organisieren einteilen |
    senden schicken verschicken versenden liefern | liefern bringen zustellen lieferung zustellung | prüfen kontrollieren checken testen |
    benachrichtigen informieren melden warnen hinweisen | zeigen anzeigen darstellen | finden suchen entdecken erkennen |
    kaufen erwerben bestellen | buchen reservieren | buchung reservierung termin | bezahlen zahlen | kosten preis gebühr |
    registrieren anmelden anlegen konto account | löschen entfernen | ändern anpassen bearbeiten | erstellen anlegen erzeugen schreiben bauen |
    bauen herstellen fertigen produzieren | montage aufbau montieren aufbauen einbau | reparieren beheben richten | helfen unterstützen |
    lernen üben trainieren | unterricht kurs stunde lektion | lehrer dozent trainer | schüler lernende teilnehmer | kunde käufer klient |
    mitarbeiter kollege angestellte beschäftigte team | betrieb firma unternehmen | laden geschäft shop | gerät handy telefon smartphone |
    rechner computer pc | programm software app anwendung | webseite website seite | datei dokument unterlage | rechnung beleg |
    bild foto | nachricht mitteilung sms mail | karte plan | liste übersicht tabelle | umkreis innerhalb umgebung | sofort gleich unverzüglich |
    automatisch selbst selbstständig | einfach leicht unkompliziert | schnell rasch flott | genügen reichen ausreichen | nötig erforderlich notwendig brauchen benötigen |
    inklusive inbegriffen enthalten | wohnung haus unterkunft | gast besucher | zuhören belauschen abhören hören | öffnen aufmachen`),
  es: groupsOf(`
    calcular planificar organizar programar | planificar programar organizar agendar | ruta recorrido itinerario camino trayecto |
    avisar informar notificar alertar comunicar | enviar mandar remitir | recibir obtener | mostrar enseñar ver | buscar encontrar hallar |
    crear hacer elaborar generar diseñar | guardar almacenar conservar | borrar eliminar quitar | cambiar modificar editar | elegir escoger seleccionar reservar |
    reservar apuntar agendar | cita reserva turno | comprar adquirir pedir | pedido encargo compra entrega | entregar repartir llevar enviar | entrega reparto envío |
    pagar abonar costar | precio coste tarifa | enseñar aprender estudiar | clase curso lección sesión | profesor docente tutor | alumno estudiante |
    cliente comprador usuario | empleado trabajador equipo | empresa compañía negocio | tienda comercio | móvil teléfono celular | ordenador computadora |
    programa aplicación herramienta software app | página web sitio | archivo documento fichero | factura recibo | foto imagen | mensaje aviso sms |
    directo vivo |  bastar suficiente | necesario falta necesitar preciso | gratis gratuito | rápido veloz | fácil sencillo simple |
    automático solo | coche vehículo automóvil | casa hogar vivienda | huerto huerta parcela | cultivar plantar sembrar | socio miembro | callar silencio |
    guiar orientar  | incluir contener | permitir dejar | ayudar facilitar | silencio calla callar`),
  fr: groupsOf(`
    ranger trier classer organiser ordonner | avertir prévenir informer alerter notifier | envoyer expédier transmettre adresser | recevoir obtenir |
    montrer afficher présenter | chercher trouver rechercher | créer faire réaliser fabriquer concevoir | garder conserver stocker enregistrer | supprimer effacer |
    modifier changer adapter | choisir sélectionner | réserver commander | rendez-vous réservation créneau | acheter commander acquérir | livrer apporter remettre |
    livraison remise envoi | payer régler coûter | prix tarif coût | apprendre étudier enseigner | cours leçon stage séance | professeur enseignant moniteur formateur |
    élève étudiant participant | client acheteur utilisateur | salarié employé équipe | entreprise société | boutique magasin commerce | téléphone mobile portable smartphone |
    ordinateur pc | logiciel application outil programme | site page | fichier document | facture reçu | photo image | message courriel mail | tournée trajet parcours itinéraire |
    reporter déplacer décaler | rembourser remboursé | rapide vite | simple facile | gratuit offert | nécessaire besoin falloir | voiture véhicule | maison logement foyer |
    animal chat chien | adopter confier placer | parrainer parrainage | texte mot mots | calculer planifier organiser | suffire assez | aider accompagner faciliter `),
  pt: groupsOf(`
    marcar agendar reservar | horário hora | lembrar avisar notificar alertar lembrete | enviar mandar remeter | receber obter chegar cair | mostrar exibir ver |
    procurar encontrar buscar | criar fazer elaborar produzir | guardar salvar armazenar | apagar excluir eliminar remover | mudar alterar editar modificar | escolher selecionar reservar |
    comprar adquirir encomendar pedir | pedido encomenda | entregar levar | entrega envio | pagar pagamento | valor pagamento preço quantia | preço custo valor tarifa | ensinar aprender estudar |
    aula curso lição | professor docente | aluno estudante | cliente comprador turista passageiro usuário utilizador | funcionário empregado equipe equipa |
    empresa companhia negócio | loja comércio | celular telemóvel telefone | computador pc | programa sistema aplicativo aplicação software ferramenta | página site |
    arquivo documento ficheiro | fatura nota recibo | foto imagem | mensagem aviso | barco embarcação escuna lancha | véspera anterior |  vender venda |
    próprio mesmo | rápido veloz | fácil simples | grátis gratuito | preciso necessário precisar | bastar suficiente | carro veículo | casa lar | cancelar desistir |
    quando momento | ajudar facilitar apoiar | incluir conter`)
}
