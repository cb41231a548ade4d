/** A certificate authority of the world's own, made with openssl; without openssl the world speaks plain http only. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"

export interface Identity {
  readonly key: string
  readonly cert: string
}
export interface Certificates {
  /** For `NODE_EXTRA_CA_CERTS`. */
  readonly authorityFile: string
  readonly authority: string
  /** Signed by the authority, good for every secure site. */
  readonly signed: Identity
  /** Signed by itself alone. */
  readonly selfSigned: Identity
}

const openssl = (directory: string, ...args: ReadonlyArray<string>) => {
  const done = Bun.spawnSync(["openssl", ...args], {
    cwd: directory,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe"
  })
  if (done.exitCode !== 0) throw new Error(`openssl ${args[0]}: ${done.stderr.toString()}`)
}
const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]

const readIdentity = async (directory: string, name: string): Promise<Identity> => ({
  key: await Bun.file(join(directory, `${name}.key`)).text(),
  cert: await Bun.file(join(directory, `${name}.pem`)).text()
})

export const makeCertificates = async (
  directory: string,
  hosts: ReadonlyArray<string>,
  selfSignedHost: string
): Promise<Certificates | undefined> => {
  if (Bun.which("openssl") === null) return undefined
  const ssl = (...args: ReadonlyArray<string>) => openssl(directory, ...args)
  ssl("req", "-x509", ...newKey, "-subj", "/CN=World Authority", "-keyout", "authority.key", "-out", "authority.pem")
  const names = hosts.map((host) => `DNS:${host}`).join(",")
  writeFileSync(join(directory, "leaf.cnf"), `subjectAltName=${names}\nextendedKeyUsage=serverAuth\n`)
  ssl("req", ...newKey, "-subj", "/CN=World Sites", "-keyout", "signed.key", "-out", "signed.csr")
  const authority = ["-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial"]
  ssl("x509", "-req", "-in", "signed.csr", ...authority, "-days", "2", "-extfile", "leaf.cnf", "-out", "signed.pem")
  const name = ["-subj", `/CN=${selfSignedHost}`, "-addext", `subjectAltName=DNS:${selfSignedHost}`]
  ssl("req", "-x509", ...newKey, ...name, "-keyout", "self.key", "-out", "self.pem")
  return {
    authorityFile: join(directory, "authority.pem"),
    authority: await Bun.file(join(directory, "authority.pem")).text(),
    signed: await readIdentity(directory, "signed"),
    selfSigned: await readIdentity(directory, "self")
  }
}
