/**
 * What Next runs before it brings a page to life. React DOM is made ready here, in a task before the one in which Next wakes
 * (lib/document/loader parts the two): in one task, they held a slow phone for 70 ms.
 */
import 'react-dom/client';
