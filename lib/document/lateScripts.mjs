import { createHash } from 'node:crypto';
import { BELOW, FACES_ID, HOLD_ID, LATER_ID } from './marks.mjs';

/**
 * What comes after the first view of a page, once it has loaded and is painted: on a narrow screen the face of headings,
 * which whoever was here before has (a service worker is there); then the pictures further down, so that both change the
 * page in one go; then the layout of what is below, a part at a time and from its end, so that a part comes with all that is
 * marked inside of it. Who scrolls gets pictures and layout at once, and who goes or comes back to a place on the page has
 * its whole layout from the start. When the page rests, or with the first touch or key, its scripts come. Everything reads,
 * links and pages without them, so they never compete with text and the first picture.
 *
 * A module, it runs apart from the reading of the page, which is one task with its first styles.
 *
 * Fonts are brought before they are put on, so that the page is laid out once for them, and a heading that needs a line
 * less then keeps its place; what is read waits for the next page with its face (components/page/wholeStyles). Scripts are
 * asked for one by one, so that whoever touches the page meanwhile is heard; each is told to be `async` once it is on its
 * way, by which React knows that it need not bring it again. An empty script in `__next_s`, which Next runs before it wakes
 * a page (its `beforeInteractive`), parts the two tasks of that (instrumentation-client.ts). A visitor who saves data gets no fonts, and
 * scripts with the first press of what is no link; a browser too old for scripts never gets any.
 */
export const LOADER = `(()=>{
const find=id=>document.getElementById(id);
const hold=find("${HOLD_ID}"),faces=find("${FACES_ID}"),later=find("${LATER_ID}");
const saves=navigator.connection?.saveData||matchMedia("(prefers-reduced-data: reduce)").matches;
const showPictures=()=>hold?.remove();
if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")later?.remove();
const showRest=async()=>{for(const part of [...document.querySelectorAll("[${BELOW}]")].reverse()){part.removeAttribute("${BELOW}");part.offsetTop;
await new Promise(next=>setTimeout(next))}};
const steady=family=>{const width=innerWidth;
const worn=[...document.querySelectorAll(":is(h1,h2,h3,h4,p):not([${BELOW}] *)")].map(text=>[text,getComputedStyle(text).fontFamily.split(","),text.getBoundingClientRect().height]);
const changed=worn.filter(([,families])=>families[0].includes(family));
for(const [{style,tagName},[,...others],height] of changed){style.minHeight=height+"px";if(tagName==="P")style.fontFamily=others}
addEventListener("resize",()=>{if(innerWidth!==width)for(const [{style}] of changed)style.minHeight=style.fontFamily=""})};
const fetchFont=async ({style})=>{const get=name=>style.getPropertyValue(name);
const family=get("font-family").replace(/["']/g,"");
const face=await new FontFace(family,get("src"),{weight:get("font-weight")}).load();
if(isWorn({style})){steady(family);document.fonts.add(face)}};
const isWorn=({style})=>style.getPropertyValue("font-display")==="swap";
const fetchFonts=fonts=>Promise.all(fonts.map(font=>fetchFont(font).catch(()=>{})));
const isBare=faces&&!saves&&!matchMedia(faces.media).matches;
if(isBare&&navigator.serviceWorker?.controller)faces.media="all";
addEventListener("scroll",()=>{showPictures();showRest()},{once:true,passive:true});
const paint=async done=>{if(!document.hidden){await document.querySelector("img[loading=eager]")?.decode().catch(()=>{});
if(PerformanceObserver.supportedEntryTypes?.includes("paint"))await new Promise(next=>new PerformanceObserver(next).observe({type:"paint",buffered:true}));
await new Promise(next=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(next))))}done()};
const after=done=>{if(document.readyState==="complete")paint(done);else addEventListener("load",()=>paint(done),{once:true})};
const late=JSON.parse(find("late").textContent);
const canRun="noModule" in HTMLScriptElement.prototype;
const events=saves?["click","keydown"]:["pointerdown","keydown","touchstart"];
const start=event=>{if(saves&&event.target.closest?.("a"))return;
for(const event of events)removeEventListener(event,start,true);
bring()};
const bring=()=>{const src=late.shift();if(!src)return;const script=document.createElement("script");script.src=src;script.async=false;
document.head.append(script);script.setAttribute("async","");setTimeout(bring)};
self.__next_s=[[,{type:"text/plain",children:""}]];
if(canRun)for(const event of events)addEventListener(event,start,{capture:true,passive:true});
after(async()=>{const fonts=isBare&&faces.media!=="all"?[...faces.sheet.cssRules]:[];
await fetchFonts(fonts.filter(isWorn));
showPictures();fetchFonts(fonts.filter(font=>!isWorn(font)));showRest();
if(canRun&&!saves)"requestIdleCallback" in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)})
})()`.replaceAll('\n', '');

/** The loader as a source of the Content Security Policy: the only inline script of a page. */
export const LOADER_SOURCE = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;
