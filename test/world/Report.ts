/** What the run found: checks that passed or failed, and one table of measurements a mode. */
export class Report {
  passed = 0
  readonly failures: Array<string> = []
  readonly #skipped: Array<string> = []
  #mode = ""
  #rows: Array<ReadonlyArray<string>> = []

  begin(mode: string, columns: ReadonlyArray<string>) {
    this.#mode = mode
    this.#rows = [columns]
    console.log(`\n== ${mode}`)
  }

  check(what: string, holds: boolean, detail = ""): boolean {
    if (holds) this.passed += 1
    else {
      const line = `${this.#mode}: ${what}${detail === "" ? "" : ` - ${detail}`}`
      this.failures.push(line)
      console.log(`  FAILED ${line}`)
    }
    return holds
  }

  /** A mode that cannot run here. */
  skip(why: string) {
    this.#skipped.push(this.#mode)
    console.log(`  skipped: ${why}`)
  }

  row(...cells: ReadonlyArray<string | number>) {
    this.#rows.push(cells.map(String))
  }

  /** Prints the table of the mode that ends. */
  end() {
    const widths = (this.#rows[0] ?? []).map((_, column) =>
      Math.max(...this.#rows.map((row) => (row[column] ?? "").length))
    )
    const lines = this.#rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    if (lines.length > 1) console.log(lines.map((line) => `  ${line.trimEnd()}`).join("\n"))
  }

  /** The last line, and the exit code. */
  close(): number {
    if (this.failures.length > 0) console.log(`\nFailed:\n${this.failures.map((line) => `  - ${line}`).join("\n")}`)
    const skipped = this.#skipped.length === 0 ? "" : `; skipped ${this.#skipped.join(", ")}`
    console.log(`\n${this.passed} passed, ${this.failures.length} failed${skipped}`)
    return this.failures.length === 0 ? 0 : 1
  }
}
