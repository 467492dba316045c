// What two parts of the page say differently of one element, in rules of the same weight: which of them counts follows
// from the order in which their files come, and changes with it.  Told as "rule <> rule {what: this <> that}".
() => {
  const found = new Map()
  for (const rules of rulesByElement().values()) {
    for (const [property, said] of strongest(rules)) {
      const last = said.at(-1)
      const other = said.find((one) => one.part !== last.part && one.value !== last.value)
      if (!other) continue
      const tie = `${other.selector} <> ${last.selector}`
      found.set(tie, [...(found.get(tie) ?? []), `${property}: ${other.value} <> ${last.value}`])
    }
  }
  return [...found].map(([tie, values]) => `${tie} {${[...new Set(values)].join('; ')}}`)

  /** Of every property what the rules of the greatest weight say of it, in their order. */
  function strongest(rules) {
    const properties = new Map()
    for (const { selector, weight, part, style } of rules) {
      for (const property of style) {
        const all = `${style.getPropertyPriority(property) ? 1 : 0} ${weight}`
        const before = properties.get(property)
        const said = { selector, part, value: style.getPropertyValue(property), weight: all }
        if (!before || all > before[0].weight) properties.set(property, [said])
        else if (all === before[0].weight) before.push(said)
      }
    }
    return properties
  }

  function rulesByElement() {
    const elements = new Map()
    for (const rule of [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => inForce(cssRules))) {
      for (const element of document.querySelectorAll(rule.selector)) {
        elements.set(element, [...(elements.get(element) ?? []), rule])
      }
    }
    return elements
  }

  function inForce(rules) {
    return [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      if (!(rule instanceof CSSStyleRule)) return inForce(rule.cssRules ?? [])
      const selectors = split(rule.selectorText).filter((selector) => !selector.includes('::'))
      return selectors.map((selector) => ({
        selector, style: rule.style, weight: digits(weightOf(selector)), part: partOf(selector),
      }))
    })
  }

  /** A component marks its own rules by a class; all else is of one part. */
  function partOf(selector) {
    return selector.match(/\.s[a-z0-9]{5}(?![\w-])/g)?.at(-1) ?? ''
  }

  function digits(weight) {
    return weight.map((count) => String(count).padStart(3, '0')).join(' ')
  }

  /** How many identifiers, classes and names of elements (https://www.w3.org/TR/selectors-4/#specificity-rules). */
  function weightOf(selector) {
    const call = /:([\w-]+)\(/.exec(selector)
    if (call) {
      const end = closing(selector, call.index + call[0].length)
      const inside = selector.slice(call.index + call[0].length, end)
      const rest = weightOf(selector.slice(0, call.index) + selector.slice(end + 1))
      return plus(rest, weightOfCall(call[1], inside))
    }
    const count = (pattern) => {
      const before = selector
      selector = selector.replace(pattern, ' ')
      return before === selector ? 0 : before.match(pattern).length
    }
    const classes = count(/\[[^\]]*\]/g) + count(/:[\w-]+/g) + count(/\.[\w-]+/g)
    return [count(/#[\w-]+/g), classes, count(/[a-z][\w-]*/gi)]
  }

  function weightOfCall(name, inside) {
    if (name === 'where') return [0, 0, 0]
    if (!['is', 'not', 'has'].includes(name)) return [0, 1, 0]
    return split(inside).map(weightOf).sort((one, other) => (digits(one) < digits(other) ? 1 : -1))[0]
  }

  function plus(one, other) {
    return one.map((count, at) => count + other[at])
  }

  function closing(text, at) {
    for (let depth = 1; ; at++) {
      depth += { '(': 1, ')': -1 }[text[at]] ?? 0
      if (depth === 0) return at
    }
  }

  /** At its outermost commas. */
  function split(selectors) {
    let depth = 0
    const marked = [...selectors].map((letter) => {
      depth += { '(': 1, ')': -1 }[letter] ?? 0
      return letter === ',' && depth === 0 ? '\n' : letter
    })
    return marked.join('').split('\n').map((selector) => selector.trim())
  }
}
