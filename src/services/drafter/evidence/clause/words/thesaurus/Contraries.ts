/** Deeds of which one undoes or turns round the other: whoever tells the one says nothing of the other. */
export const contraries = `
  send receive | send get | give take | give receive | buy sell | lend borrow | rent sell | open close | open shut | start stop | start end | begin end |
  import export | upload download | hire fire | arrive leave | arrive depart | increase reduce | raise lower | raise cut | allow forbid | allow ban |
  allow block | include exclude | accept refuse | accept reject | accept decline | keep delete | keep discard | store delete | save delete | show hide |
  connect disconnect | lock unlock | pay receive | pay charge | win lose | teach learn | add remove | attach detach | enable disable | install uninstall |
  publish delete | join leave | join separate | merge split | fill empty | load unload | pack unpack | heat cool | freeze thaw | rise fall | grow shrink |
  gain lose | find lose | find hide | remember forget | agree refuse | approve reject | approve decline | protect expose | encrypt decrypt | compress expand |
  encourage prevent | cause prevent | detect prevent | store sell | export keep | replace keep | ask answer | question answer | call receive | visit host |
  deliver collect | deliver receive | review approve | plan launch | test release | support replace | help replace | export replace | repair replace
`
