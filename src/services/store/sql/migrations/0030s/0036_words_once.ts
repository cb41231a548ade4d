/**
 * A word that is its own stem is asked for once. Said twice, it was looked up twice, and taken to be held by twice as many
 * listings as hold it, so that too few of the highest were read and then all of them. What is found, and its rank, is the
 * same.
 */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export default Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe(`
create or replace function query_words(text) returns setof text language sql immutable strict
  begin atomic
    select (case when own = stem then own else own || stem end)::text
    from (
      select plainto_tsquery('simple'::regconfig, word) as own, plainto_tsquery('english'::regconfig, word) as stem
      from regexp_split_to_table(fold($1), '\\s+') as word
    ) as words
    where numnode(stem) > 0;
  end;
`)
)
