/** A person, or a command, inside the world. */
import { controlUrl, modelUrl, places } from "./Places.ts"
import { addressOf } from "./Site.ts"
import type { World } from "./World.ts"

export const shell = async (world: World, command: ReadonlyArray<string>): Promise<number> => {
  const environment = {
    DNS_SERVERS: places.resolver,
    OPENAI_API_KEY: "world-key",
    OPENAI_BASE_URL: modelUrl,
    OPENAI_MODEL: "world",
    DATA_DIR: `${world.directory}/data`,
    ...(world.certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: world.certificates.authorityFile })
  }
  if (command.length === 0) {
    console.log(
      `Inside the world. Sites:\n${[...world.landing, ...world.written].map((site) => `  ${addressOf(site)}`).join("\n")}`
    )
    console.log(
      `  and ${world.web.hosts().length} hosts in all: curl ${controlUrl}/ (test/world/Control.ts says what else it does)`
    )
    console.log(`The environment has ${Object.keys(environment).join(", ")}: bun src/cli.ts serve`)
  }
  const words = command.length > 0 ? [...command] : [process.env.SHELL ?? "/bin/sh"]
  const child = Bun.spawn(words, {
    env: { ...process.env, ...environment },
    stdin: "inherit",
    stdout: "inherit",
    stderr: "inherit"
  })
  return child.exited
}
