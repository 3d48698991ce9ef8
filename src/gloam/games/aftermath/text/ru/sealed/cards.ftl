## each
page-e17-option-food = Взять то, чего никто не хватится
page-e17-option-scrap = Взять то, чего никто не чинит
