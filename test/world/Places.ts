/**
 * The address plan of the closed internet. Public-looking addresses are taken from blocks that the
 * IANA special-purpose registries do not list, so a server that refuses special addresses accepts
 * them; they exist only inside the namespace. The forbidden ones must never be connected to.
 */
export const places = {
  resolver: "9.9.9.9",
  /** A second name server; where a mode starts one. */
  secondResolver: "149.112.112.112",
  /** Where ordinary sites live. */
  web: "93.184.100.10",
  web6: "2606:2800:220:1::10",
  /** A second address of sites that have two. */
  mirror: "151.101.10.20",
  /** Answers https with a certificate nobody signed. */
  selfSigned: "93.184.100.30",
  /** Accepts connections and never says a word. */
  silent: "93.184.100.40",
  /** Exists, and nothing listens on it. */
  closed: "93.184.100.50"
} as const

/** Addresses of the inside: a connection to one of them is a breach. */
export const forbidden = [
  "127.0.0.1",
  "10.0.0.5",
  "100.64.0.1",
  "169.254.169.254",
  "168.63.129.16",
  "192.168.1.1"
] as const
export const forbidden6 = ["::1", "fd00::1"] as const
export const forbiddenPorts = [80, 443] as const

/** The operator's own services and the product under test, on loopback. */
export const ports = { server: 3000, model: 8091, control: 8092, smtp: 8025 } as const
export const modelUrl = `http://127.0.0.1:${ports.model}/v1`
export const controlUrl = `http://127.0.0.1:${ports.control}`
export const serverUrl = `http://localhost:${ports.server}`
