extension ScenarioProblemsTests {
  static let examples = headerExamples + commandExamples + formExamples

  private static let headerExamples = [
    Example(
      "unknown key", "name: a\ndevcies: [iPhone 16]\n---\n[]\n",
      """
      f.yaml:2:1: error: unknown key 'devcies'
          2 | devcies: [iPhone 16]
            | ^~~~~~~ did you mean 'devices'?
      """),
    Example(
      "missing name", "tags: [x]\n---\n[]\n",
      """
      f.yaml:1:1: error: missing key 'name'
          1 | tags: [x]
            | ^
      """),
    Example(
      "wrong type of a key", "name: a\ntags: x\n---\n[]\n",
      """
      f.yaml:2:7: error: expected a list of tags, found 'x'
          2 | tags: x
            |       ^
      """),
    Example(
      "unknown device", "name: a\ndevices: [iPhone 16 Por]\n---\n[]\n",
      """
      f.yaml:2:11: error: unknown device 'iPhone 16 Por'
          2 | devices: [iPhone 16 Por]
            |           ^~~~~~~~~~~~~ did you mean 'iPhone 16 Pro'?
      """),
    Example(
      "device given twice", "name: a\ndevices: [iPhone 16, iPhone 16]\n---\n[]\n",
      """
      f.yaml:2:22: error: the device 'iPhone 16' is given twice
          2 | devices: [iPhone 16, iPhone 16]
            |                      ^~~~~~~~~
      """),
    Example(
      "no device", "name: a\ndevices: []\n---\n[]\n",
      """
      f.yaml:2:10: error: expected at least one device
          2 | devices: []
            |          ^~
      """),
    Example(
      "unknown screen", "name: a\nstart: {screen: leson}\n---\n[]\n",
      """
      f.yaml:2:17: error: unknown screen 'leson'
          2 | start: {screen: leson}
            |                 ^~~~~ did you mean 'lesson'?
      """),
    Example(
      "unknown state", "name: a\nstart: {screen: evidence, state: flying}\n---\n[]\n",
      """
      f.yaml:2:34: error: unknown state 'flying' of 'evidence'
          2 | start: {screen: evidence, state: flying}
            |                                  ^~~~~~ known: empty, valid, editing, confirming, acting, done, evening
      """),
    Example(
      "unknown specimen", "name: a\nstart: {specimen: weekstrp}\n---\n[]\n",
      """
      f.yaml:2:19: error: unknown specimen 'weekstrp'
          2 | start: {specimen: weekstrp}
            |                   ^~~~~~~~ did you mean 'weekStrip'?
      """),
    Example(
      "a word of YAML 1.1 for a Boolean", "name: a\nsettings: {reduceMotion: yes}\n---\n[]\n",
      """
      f.yaml:2:26: error: expected true or false, found 'yes'
          2 | settings: {reduceMotion: yes}
            |                          ^~~
      """),
    Example(
      "unknown text size", "name: a\nsettings: {textSize: xxlarge}\n---\n[]\n",
      """
      f.yaml:2:22: error: unknown text size 'xxlarge'
          2 | settings: {textSize: xxlarge}
            |                      ^~~~~~~ did you mean 'xxLarge'?
      """),
    Example(
      "limit out of range", "name: a\ncompare: {maxDiffRatio: 2}\n---\n[]\n",
      """
      f.yaml:2:25: error: expected a number from 0 to 1, found '2'
          2 | compare: {maxDiffRatio: 2}
            |                         ^
      """),
    Example(
      "overrides that are no mapping", "name: a\nwith: paused\n---\n[]\n",
      """
      f.yaml:2:7: error: expected values by name, found 'paused'
          2 | with: paused
            |       ^~~~~~
      """),
  ]

  private static let commandExamples = [
    Example(
      "unknown command", "name: a\n---\n- tapOm: ثبت\n",
      """
      f.yaml:3:3: error: unknown command 'tapOm'
          3 | - tapOm: ثبت
            |   ^~~~~ did you mean 'tapOn'?
      """),
    Example(
      "wrong type of an argument", "name: a\n---\n- advance: [1]\n",
      """
      f.yaml:3:12: error: expected a duration such as 210ms or 1.6s, found a list
          3 | - advance: [1]
            |            ^~~
      """),
    Example(
      "bad duration", "name: a\n---\n- advance: -5ms\n",
      """
      f.yaml:3:12: error: expected a duration such as 210ms or 1.6s, found '-5ms'
          3 | - advance: -5ms
            |            ^~~~
      """),
    Example(
      "bad clock", "name: a\n---\n- setClock: \"24:00\"\n",
      """
      f.yaml:3:13: error: expected a time such as "18:00", found '24:00'
          3 | - setClock: "24:00"
            |             ^~~~~~~
      """),
    Example(
      "bad percentage", "name: a\n---\n- swipeBack: {to: 140%}\n",
      """
      f.yaml:3:19: error: expected a percentage from 0% to 100%, found '140%'
          3 | - swipeBack: {to: 140%}
            |                   ^~~~
      """),
    Example(
      "missing argument", "name: a\n---\n- tapOn\n",
      """
      f.yaml:3:3: error: expected the text of an element, or {id: …}, found nothing
          3 | - tapOn
            |   ^~~~~
      """),
    Example(
      "argument too many", "name: a\n---\n- settle: 3\n",
      """
      f.yaml:3:11: error: 'settle' takes no value, found '3'
          3 | - settle: 3
            |           ^
      """),
    Example(
      "two commands in one", "name: a\n---\n- tapOn: a\n  settle:\n",
      """
      f.yaml:4:3: error: a second key 'settle' in one command
          4 |   settle:
            |   ^~~~~~ put '- ' before it, or braces around the values of 'tapOn'
      """),
    Example(
      "an element with id and text", "name: a\n---\n- tapOn: {id: a, text: b}\n",
      """
      f.yaml:3:10: error: an element needs either 'id' or 'text'
          3 | - tapOn: {id: a, text: b}
            |          ^~~~~~~~~~~~~~~~
      """),
    Example(
      "unknown field", "name: a\n---\n- eraseText: {into: commit/stp}\n",
      """
      f.yaml:3:21: error: unknown field 'commit/stp'
          3 | - eraseText: {into: commit/stp}
            |                     ^~~~~~~~~~ did you mean 'commit/step'?
      """),
    Example(
      "unknown haptic", "name: a\n---\n- assertHaptics: [sucess]\n",
      """
      f.yaml:3:19: error: unknown haptic 'sucess'
          3 | - assertHaptics: [sucess]
            |                   ^~~~~~ did you mean 'success'?
      """),
    Example(
      "unknown value of the state", "name: a\n---\n- assertState: {today: actng}\n",
      """
      f.yaml:3:24: error: unknown value 'actng' of 'today'
          3 | - assertState: {today: actng}
            |                        ^~~~~ did you mean 'acting'?
      """),
    Example(
      "a reply without its pace", "name: a\n---\n- answer: {source: stream, tokens: [a]}\n",
      """
      f.yaml:3:11: error: missing key 'every'
          3 | - answer: {source: stream, tokens: [a]}
            |           ^
      """),
    Example(
      "duplicate screenshot name", "name: a\n---\n- takeScreenshot: x\n- takeScreenshot: x\n",
      """
      f.yaml:4:19: error: two screenshots are named 'x'
          4 | - takeScreenshot: x
            |                   ^
      f.yaml:3:19: note: first taken here
          3 | - takeScreenshot: x
            |                   ^
      """),
    Example(
      "a screenshot that is repeated",
      "name: a\n---\n- repeat: {times: 2, commands: [takeScreenshot: x]}\n",
      """
      f.yaml:3:49: error: the screenshot 'x' would be taken more than once
          3 | - repeat: {times: 2, commands: [takeScreenshot: x]}
            |                                                 ^ take it outside of 'repeat'
      """),
    Example(
      "a screenshot that escapes", "name: a\n---\n- takeScreenshot: ../x\n",
      """
      f.yaml:3:19: error: the name of a screenshot must not leave its folder, found '../x'
          3 | - takeScreenshot: ../x
            |                   ^~~~
      """),
  ]

  private static let formExamples = [
    Example("empty file", "", "f.yaml:1:1: error: the file is empty"),
    Example(
      "a header alone", "name: a\n",
      """
      f.yaml:1:1: error: a scenario has two documents, a list of commands is missing
          1 | name: a
            | ^ write the header, a line '---', then the commands
      """),
    Example(
      "commands alone", "- settle\n",
      """
      f.yaml:1:1: error: a scenario has two documents, a header is missing
          1 | - settle
            | ^ write the header, a line '---', then the commands
      """),
    Example(
      "three documents", "name: a\n---\n[]\n---\nx: 1\n",
      """
      f.yaml:5:1: error: a scenario has two documents, here starts a third
          5 | x: 1
            | ^
      """),
    Example(
      "broken YAML", "name: a\n---\n- tapOn: [x\n",
      """
      f.yaml:4:1: error: broken YAML: did not find expected ',' or ']'
        inside of brackets, text with any of [ ] { } , needs quotation marks
      f.yaml:3:10: note: while parsing a flow sequence
          3 | - tapOn: [x
            |          ^
      """),
    Example(
      "commands that are no list", "name: a\n---\ntapOn: x\n",
      """
      f.yaml:3:1: error: expected a list of commands, found a mapping
          3 | tapOn: x
            | ^
      """),
  ]
}
