import { createHash } from 'node:crypto';

/**
 * Requests a page’s scripts after its first view: once it has loaded and rests, or with the first touch or key.
 * Everything reads, links and pages without them, so they never compete with text and pictures. A visitor who saves
 * data gets them with the first press of what is no link; a browser too old for them never.
 */
export const LOADER = `(()=>{
let late=JSON.parse(document.getElementById("late").textContent);
if(!("noModule" in HTMLScriptElement.prototype))return;
const saves=navigator.connection?.saveData||matchMedia("(prefers-reduced-data: reduce)").matches;
const events=saves?["click","keydown"]:["pointerdown","keydown","touchstart"];
const start=event=>{if(saves&&event.target.closest?.("a"))return;
for(const event of events)removeEventListener(event,start,true);
for(const src of late){const script=document.createElement("script");script.src=src;script.async=false;document.head.append(script)}late=[]};
for(const event of events)addEventListener(event,start,{capture:true,passive:true});
if(saves)return;
const rest=()=>"requestIdleCallback" in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
if(document.readyState==="complete")rest();else addEventListener("load",rest,{once:true})
})()`.replaceAll('\n', '');

/** The loader as a source of the Content Security Policy: the only inline script of a page. */
export const LOADER_SOURCE = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;
