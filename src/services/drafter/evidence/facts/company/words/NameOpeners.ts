/** Words that stand before the name of whoever founded a house, and are none of it; and names that are of nobody alone. Data. */

/** "Ihre Ada Roth", "Kapitän Karl Roth", "Opa Karl Roth". */
export const beforeFounder =
  /^(?:(?:Van|Von|Ihre?|Eure?|Deine?|Uw|Kapitän|Pfarrer(?:in)?|Pastor(?:in)?|Fuhrmann|Urgroßvater|Urgroßmutter|Großvater|Großmutter|Opa|Oma|Schipper|Dominee|Pastoor|Overgrootvader|Overgrootmoeder|Grootvader|Grootmoeder) )+(?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:\p{Ll}+ ){0,3}\p{Lu})/u
/** "Familie Roth", "Sieben Familien". */
export const ofMany =
  /^(?:Familien?|Fam\.) |(?:^| )(?:Familien|Eltern|Bürger|Frauen|Männer|Freunde|Nachbarn)$|^(?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Einige|Mehrere|Viele) \p{Lu}/u
