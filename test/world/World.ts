/** The closed internet as one value: opened once inside the namespace, closed with it. */

import { type Certificates, makeCertificates } from "./Certificates.ts"
import { claimSites } from "./ClaimSites.ts"
import { Control } from "./Control.ts"
import { crowd } from "./CrowdSites.ts"
import { Dns } from "./Dns.ts"
import { Guards } from "./Guards.ts"
import { Model } from "./Model.ts"
import type { Inside } from "./Namespace.ts"
import { places } from "./Places.ts"
import { hostile, landingSites, tillwise } from "./ProductSites.ts"
import type { Site } from "./Site.ts"
import { type Trouble, troubles, uncertified } from "./TroubleSites.ts"
import { Vies } from "./Vies.ts"
import { Web } from "./Web.ts"

export interface World {
  readonly directory: string
  readonly web: Web
  readonly dns: Dns
  readonly model: Model
  readonly guards: Guards
  readonly vies: Vies
  readonly certificates: Certificates | undefined
  readonly ipv6: boolean
  /** The ten landing pages. */
  readonly landing: ReadonlyArray<Site>
  /** The sites written here. */
  readonly written: ReadonlyArray<Site>
  readonly troubles: ReadonlyArray<Trouble>
  readonly crowd: ReadonlyArray<Site>
  /** As it was when it opened. */
  readonly reset: () => void
}
const crowdSize = 20

export const openWorld = async ({ directory, ipv6 }: Inside): Promise<World> => {
  const secure = Bun.which("openssl") !== null
  const landing = landingSites(secure)
  const written = [tillwise(secure), hostile()]
  const trouble = troubles(secure)
  const many = crowd(crowdSize)
  const vies = new Vies()
  const sites = [
    ...landing,
    ...written,
    ...trouble.map((one) => one.site),
    ...many,
    vies.site(secure),
    ...claimSites(secure)
  ]
  const certified = sites.map((site) => site.host).filter((host) => !uncertified.includes(host))
  const certificates = await makeCertificates(directory, certified, "self-signed.com")
  const web = new Web(sites)
  const dns = new Dns()
  const model = new Model()
  const guards = new Guards()
  const control = new Control(web, dns, model, guards)
  for (const site of sites) {
    const { aaaa, ...four } = site.dns
    if (Object.keys(site.dns).length > 0) dns.set(site.host, ipv6 || aaaa === undefined ? site.dns : four)
  }
  web.listen(certificates, ipv6)
  guards.listen(ipv6)
  model.listen()
  control.listen()
  await dns.listen(places.resolver)
  const reset = () => {
    web.reset()
    dns.reset()
    model.reset()
    vies.reset()
    guards.breaches.length = 0
  }
  return {
    directory,
    web,
    dns,
    model,
    guards,
    vies,
    certificates,
    ipv6,
    landing,
    written,
    troubles: trouble,
    crowd: many,
    reset
  }
}
