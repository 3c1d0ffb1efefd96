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

const Fault = createClass({
  componentDidMount() {
    shown.add(this);
  },
  componentWillUnmount() {
    shown.delete(this);
  },
  render() {
    const { entry, field } = this.props;
    // Each language has a file of its own.
    const isHere = (fault) => fault.file === entry?.get('path') && fault.field === field.get('path');
    const texts = faults.filter(isHere).map(({ text }) => text);
    return texts.length > 0 ? h('p', { role: 'alert' }, texts.join(' ')) : h('p', { className: 'faultless' });
  },
});

CMS.registerFieldType('fault', Fault);
watch();
