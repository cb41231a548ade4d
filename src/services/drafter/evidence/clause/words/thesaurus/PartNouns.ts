/** Parts of a thing: what is told of one is not told of the whole. */
export const partNouns: ReadonlySet<string> = new Set(
  `arm axle back backing bag base battery belt blade body bolt border bottom box bracket brim buckle button cabinet cap
   case casing ceiling chamber chassis clasp collar core corner cover crust cuff cushion deck dial door drawer edge engine
   facade filling filter floor foot frame front fuselage glass grip handle hatch head heel hinge hood hull insert inside
   interior keel keyboard label lace lamp layer leg lens lid lining mast motor neck outer outside packaging pad panel pedal
   pipe plank plate pocket pole rim roof rope saddle sail screen screw seam seat shade shaft shell shelf shoulder side sleeve
   sole spine spoke spring stem step stitching strap string surface tail tank terrace thread tip toe top tray trim tube tyre
   upper valve veneer wall wheel wick window wing wrapper zip`.split(/\s+/)
)
