#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, as narrow as a phone, driven by WebKitWebDriver.

Arguments: a folder for the profile, a script to run at the start of every document, and the default text size in pixels.
"""

import sys

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

profile, script, text_size = sys.argv[1:4]
Gtk.init(None)
data = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_fullscreen=True, default_font_size=int(text_size))
content = WebKit2.UserContentManager()
with open(script, encoding='utf-8') as source:
    content.add_script(
        WebKit2.UserScript.new(
            source.read(),
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.add(view)
    # Without a window manager nobody else gives it the focus, and `:focus` would match nothing.
    window.connect('map-event', lambda mapped, _event: mapped.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    window.move(0, 0)
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('window')
    information.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(information)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
