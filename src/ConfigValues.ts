/** How variables of the environment are read: each kind of value once, with what is said of a bad one. */
import { Config, ConfigError, Either, Option, Redacted } from "effect"
import { parseAddress } from "./domain/text/IpAddress.ts"

/** A value that must be as `message` says. */
export const checked = <A>(config: Config.Config<A>, message: string, ok: (value: A) => boolean) =>
  config.pipe(Config.validate({ message, validation: ok }))

export const optionalText = (name: string) => Config.string(name).pipe(Config.option)
export const optionalSecret = (name: string) => optionalText(name).pipe(Config.map(Option.map(Redacted.make)))

/** An address of one of these schemes, which may hold a password. */
export const secretUrl = (name: string, ...schemes: ReadonlyArray<string>) =>
  optionalText(name).pipe(
    Config.validate({
      message: `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
      validation: Option.match({
        onNone: () => true,
        onSome: (value) => schemes.includes(URL.parse(value)?.protocol ?? "")
      })
    }),
    Config.map(Option.map(Redacted.make))
  )

/** An IP address, with a port if it is not 53. */
export const isResolverAddress = (text: string) => {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d+))?$/.exec(text) ?? /^([^:]+):(\d+)$/.exec(text) ?? []
  return parseAddress(bracketed ?? text) !== null && (port === undefined || Number(port) < 65536)
}

/** An `http` or `https` address, without the slashes at its end. */
export const webAddress = (name: string) =>
  optionalText(name).pipe(
    Config.mapOrFail((value) => {
      if (Option.isNone(value)) return Either.right(value)
      const url = URL.parse(value.value)
      return url !== null && (url.protocol === "http:" || url.protocol === "https:")
        ? Either.right(Option.some(url.href.replace(/\/+$/, "")))
        : Either.left(ConfigError.InvalidData([name], `${name} must be an http or https address`))
    })
  )

/** An address without a path: every path below it is ours. */
export const originAddress = (name: string) =>
  webAddress(name).pipe(
    Config.mapOrFail((value) =>
      Option.isNone(value) || URL.parse(value.value)?.origin === value.value
        ? Either.right(value)
        : Either.left(ConfigError.InvalidData([name], `${name} must be an address without a path`))
    )
  )
