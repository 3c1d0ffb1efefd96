// The field type `fault`: shows below a field what the content check finds there, and saves nothing.

const INTERVAL_MS = 1500;

let faults = [];
const shown = new Set();

async function watch() {
  try {
    faults = (await (await fetch('check.json')).json()).faults;
    for (const field of shown) field.forceUpdate();
  } catch {
    // The panel says that the check does not answer.
  }
  setTimeout(watch, INTERVAL_MS);
}

/** The path of a field as faults have it: the entry of a list file by its name, other items counted from 1. */
function faultPathOf(keyPath, entry) {
  const names = keyPath.split('.');
  const item = entry.getIn(['data', names[0], Number(names[1])]);
  const key = ['id', 'file', 'name'].find((each) => typeof item?.get?.(each) === 'string');
  return names
    .map((name, at) => (at === 1 && key ? item.get(key) : /^\d+$/.test(name) ? Number(name) + 1 : name))
    .join('.');
}

const Fault = createClass({
  componentDidMount() {
    shown.add(this);
    this.forceUpdate();
  },
  componentWillUnmount() {
    shown.delete(this);
  },
  /** A field type is not told in which item of a list it is, but the editor marks each field with its path. */
  path() {
    const { keyPath } = this.element.closest('[data-key-path]').dataset;
    return faultPathOf(keyPath.slice(0, -'Fault'.length), this.props.entry);
  },
  render() {
    // Each language has a file of its own.
    const ofFile = faults.filter(({ file }) => file === this.props.entry?.get('path'));
    const path = this.element && ofFile.length > 0 ? this.path() : null;
    const text = ofFile.flatMap((fault) => (fault.field === path ? fault.text : [])).join(' ');
    const ref = (element) => {
      this.element = element;
    };
    return h('p', text ? { ref, role: 'alert' } : { ref, className: 'faultless' }, text);
  },
});

CMS.registerFieldType('fault', Fault);
watch();
